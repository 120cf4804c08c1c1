/** What a screen reader is told as it happens. */
let said = $state.raw<string[]>([]);

export function spoken(): string[] {
  return said;
}

/** Say something; the latest few stay for who reads slowly. */
export function announce(text: string): void {
  if (text) said = [...said, text].slice(-8);
}
