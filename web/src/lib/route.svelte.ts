/** Where in the house one is: the address, and how to go elsewhere without loading the page again. */
export interface Place {
  room: string;
  id: string;
  hash: string;
}

function read(): Place {
  const [room = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { room, id, hash: location.hash.slice(1) };
}

let here = $state.raw<Place>(read());

export function place(): Place {
  return here;
}

/** Go to an address of the house. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here = read();
  scrollTo(0, 0);
}

/** Put another secret into the address without going anywhere. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
}

addEventListener("popstate", () => (here = read()));
addEventListener("click", (event) => {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
