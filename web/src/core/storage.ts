/** What stays in the browser between two visits. */

/** What is stored under a name, or the given value where there is nothing sound. */
export function stored<T extends object>(key: string, fallback: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return found && typeof found === "object" ? { ...fallback, ...found } : fallback;
  } catch {
    return fallback;
  }
}

/** Keep a value; a browser that forbids it just forgets. */
export function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private browsing: nothing is kept
  }
}
