/** A drawing as something an <img> can show. */
const made = new Map<string, string>();

/** The address of a drawing; the same text gives the same address. */
export function picture(svg: string): string {
  let found = made.get(svg);
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    made.set(svg, found);
  }
  return found;
}
