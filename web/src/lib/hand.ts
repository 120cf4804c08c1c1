/** Put the focus on what one plays with: the first piece of one's own hand, or of the board where there is none. */
export function toHand(): void {
  const found =
    document.querySelector<HTMLElement>("[data-walk=hand] button:enabled") ??
    document.querySelector<HTMLElement>(".ground button:enabled");
  found?.focus({ preventScroll: true });
}
