/** Send something to others: the device's own way where it has one, else the clipboard, else by hand. */
import { toClipboard } from "./copy";

export type Sent = "sent" | "copied" | "by-hand";

export async function send(what: { title: string; text?: string; url: string }): Promise<Sent> {
  try {
    if ("share" in navigator) {
      await navigator.share(what);
      return "sent";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "sent"; // thought better of it
  }
  return (await toClipboard(what.text ? `${what.text}\n${what.url}` : what.url)) ? "copied" : "by-hand";
}
