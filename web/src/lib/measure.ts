/** How large an element is, told whenever that changes. */
import type { Attachment } from "svelte/attachments";
import { soon } from "./steps.svelte";

/**
 * Tell the width and height inside an element. Asking for them would lay out the page in the middle of other work;
 * this waits until the browser has done so anyway, and what is drawn first from it comes in a task of its own.
 */
export function measure(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let known = false;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      const told = () => tell(Math.round(width), Math.round(height));
      if (known) told();
      else soon(told);
      known = true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
