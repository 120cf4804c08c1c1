/** Put a text into the clipboard; false where the browser has none for us: over plain http, or without leave. */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
