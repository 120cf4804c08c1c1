/** Drawings as something an <img> can show. Each is drawn and loaded once, beside whatever else is being done. */
const named = new Map<string, string>();
const loaded = new Map<string, string>();

/** The address of a drawing under a name. */
export function pictured(name: string, draw: () => string): string {
  const found = named.get(name) ?? picture(draw());
  named.set(name, found);
  return found;
}

/** The address of a drawing. */
export function picture(svg: string): string {
  const found = loaded.get(svg) ?? `data:image/svg+xml,${encodeURIComponent(svg)}`;
  loaded.set(svg, found);
  return found;
}
