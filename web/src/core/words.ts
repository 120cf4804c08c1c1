/** Every sentence a person reads, out of the Fluent files that the server and the terminal use, too. */
import { FluentBundle, FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";

export type Lang = string; // the name of a folder in src/roji/words
export type Args = Record<string, FluentVariable>;

let spoken = (): FluentBundle => new FluentBundle("en");

/** Where the sentences of the language in use are. */
export function speakFrom(bundle: () => FluentBundle): void {
  spoken = bundle;
}

/** A number up to 999 looks the same in all our languages; the machinery for others would cost a slow phone 100 ms. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000
      ? String(this.value)
      : super.toString(scope!);
  }
}

/** The sentence of this name, filled in. */
export function say(key: string, args: Args = {}): string {
  const bundle = spoken();
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return `‹${key}›`; // a test looks for these marks on every screen
  const counted = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new Count(value) : value,
  ]);
  return bundle.formatPattern(pattern, Object.fromEntries(counted) as Args);
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  return spoken().hasMessage(key);
}

/** Several things, with what the language puts between them. */
export function listed(parts: string[]): string {
  return parts.join(say("list-comma"));
}

/** Sentences one after the other. */
export function inARow(sentences: string[]): string {
  return sentences.join(say("list-sentence"));
}
