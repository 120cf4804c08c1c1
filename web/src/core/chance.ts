/** So many random bytes as hexadecimal digits. Unlike `randomUUID` it works over plain http, too. */
export function randomHex(bytes = 16): string {
  const found = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
