/** Drawings as something an <img> can show. */
const made = new Map<string, string>();

/** The address of a drawing under a name; it is drawn once and kept. */
export function pictured(name: string, draw: () => string): string {
  let found = made.get(name);
  if (!found) {
    found = picture(draw());
    made.set(name, found);
  }
  return found;
}

/** The address of a drawing. */
export function picture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
