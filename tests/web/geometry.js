// What is wrong with how a page lies on the screen, by measuring it; evaluated in the page. `needs` names marks that must be there.
async (needs) => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))));
  const faults = new Set();
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const styles = new Map();
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element));
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const called = (element) => {
    const mark = element.dataset.walk ?? element.dataset.test ?? element.id;
    const name = mark ? `[${mark}]` : [...element.classList].filter((word) => !word.startsWith("svelte-")).map((word) => `.${word}`).join("");
    return `${element.tagName.toLowerCase()}${name} "${short(element.textContent || element.ariaLabel || "")}"`;
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".hidden") && style(element).clipPath !== "inset(50%)";

  /** What clips an element: the next box above it that it cannot leave. */
  function holder(element) {
    if (element === scope || style(element).position === "fixed") return null;
    const free = style(element).position === "absolute";
    let above = element.parentElement;
    while (free && above && above !== scope && style(above).position === "static" && style(above).transform === "none")
      above = above.parentElement;
    return above;
  }
  // With doubled letters on the smallest screens a board may scroll in its own frame.
  const doubled = parseFloat(style(document.documentElement).fontSize) >= 32;
  const cramped = doubled && ((innerWidth <= 360 && innerHeight <= 640) || innerHeight <= 390);
  /** A box in which a whole list can be scrolled to: it may show half a line of it. */
  const long = (element) =>
    element.matches("[tabindex], [data-walk=choices], .ground, :not(.table > main *)") || (cramped && element.matches("[data-walk=board]"));
  /** The part of a box that can be seen now (null: none), the clip that cuts text off for good, and the box that scrolls and cuts it. */
  function cut(element, rect, from = holder(element)) {
    let { left, top, right, bottom } = rect;
    let [lost, scrolls] = [null, null];
    for (let above = from; above; above = holder(above)) {
      const { overflowX, overflowY, containerType } = style(above);
      if (overflowX === "visible" && overflowY === "visible" && containerType !== "size") continue;
      if (above === document.body || above === document.documentElement) continue;
      const box = above.getBoundingClientRect();
      for (const [over, start, end, low, high] of [
        [overflowX, "left", "right", left, right],
        [overflowY, "top", "bottom", top, bottom],
      ]) {
        if (over === "visible") continue;
        if (low >= box[start] - 1.5 && high <= box[end] + 1.5) continue;
        if (over !== "auto" && over !== "scroll") lost ??= above;
        else if (!long(above)) scrolls ??= above;
      }
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (right - left < 1 || bottom - top < 1) return { part: null, lost, scrolls: null };
    }
    return { part: { left, top, right, bottom }, lost, scrolls };
  }
  const inside = (rect, other) =>
    rect.left >= other.left - 1 && rect.top >= other.top - 1 && rect.right <= other.right + 1 && rect.bottom <= other.bottom + 1;
  const overlap = (one, two) => ({
    width: Math.min(one.right, two.right) - Math.max(one.left, two.left),
    height: Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
  });

  // Nothing scrolls sideways; a table does not scroll at all.
  if (document.documentElement.scrollWidth > innerWidth) faults.add("the page is wider than the screen");
  if (document.querySelector(".table") && document.documentElement.scrollHeight > innerHeight + 1) faults.add("the table is higher than the screen");
  for (const element of scope.querySelectorAll("*")) {
    if (element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) continue;
    if (/auto|scroll/.test(style(element).overflowX) && seen(element)) faults.add(`scrolls sideways: ${called(element)}`);
  }

  // Own hand, question and the button that leads on are whole and in sight.
  const wanted = [...scope.querySelectorAll("[data-walk=hand], [data-walk=choices], [data-walk=question], [data-test=ask]")].filter(seen);
  const main = [...scope.querySelectorAll(".button.main")].find(seen);
  for (const element of main ? [...wanted, main] : wanted) {
    const rect = element.getBoundingClientRect();
    const { part } = cut(element, rect);
    if (!part || !inside(rect, screen) || !inside(rect, part)) faults.add(`out of sight: ${called(element)}`);
    const whole = element !== main && element.dataset.walk !== "choices";
    if (whole && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)) {
      if (style(element).overflowY !== "visible") faults.add(`does not fit: ${called(element)}`);
    }
  }
  for (const need of needs) if (!wanted.some((element) => element.dataset.walk === need)) faults.add(`missing: ${need}`);

  // Else it is in sight without scrolling, but for a list of any length, which has the focus for it.
  for (const element of scope.querySelectorAll("[data-walk=board]:not([tabindex])")) {
    if (cramped || !seen(element)) continue;
    for (const frame of [element, element.closest(".ground")])
      if (frame && frame.scrollHeight > frame.clientHeight + 2) faults.add(`the board scrolls (${frame.scrollHeight} in ${frame.clientHeight}): ${called(frame)}`);
  }

  // No text is cut off, not even by a box of a table that scrolls, and none lies on another or under something else.
  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("option, script, style, noscript, .letters") || !seen(element)) continue;
    const cutShort = style(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
    if (cutShort && !element.title) faults.add(`cut short: ${called(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const slack = (bottom - top) * 0.2; // a line's box is higher than its letters
      const rect = { left: left + 1, top: top + slack, right: right - 1, bottom: bottom - slack };
      if (rect.right <= rect.left) continue;
      const { part, lost, scrolls } = cut(element, rect, element); // its own box clips its text, too
      if (lost && !cutShort && !(lost === element && element.title)) faults.add(`text cut off: ${called(element)} by ${called(lost)}`);
      if (!part) continue;
      texts.push({ element, rect: part });
      if (scrolls) faults.add(`cut through: ${called(element)} by ${called(scrolls)}`);
      const button = element.closest("button, .button")?.getBoundingClientRect();
      if (button && (part.left < button.left || part.right > button.right)) faults.add(`wider than its button: ${called(element)}`);
    }
  }
  for (const { element, rect } of texts) {
    if (style(element).pointerEvents === "none" || rect.top < 0 || rect.bottom > innerHeight) continue;
    const middle = (rect.top + rect.bottom) / 2;
    for (const x of [rect.left + 1, (rect.left + rect.right) / 2, rect.right - 1]) {
      if (x < 0 || x > innerWidth) continue;
      const top = document.elementFromPoint(x, middle);
      if (!top || top.contains(element) || element.contains(top) || top.closest("[data-over]")) continue;
      if (element.closest("label")?.contains(top)) continue;
      faults.add(`covered: ${called(element)} by ${called(top)}`);
    }
  }
  texts.sort((one, two) => one.rect.top - two.rect.top);
  texts.forEach((one, at) => {
    for (let next = at + 1; next < texts.length && texts[next].rect.top < one.rect.bottom; next += 1) {
      const two = texts[next];
      if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
      const { width, height } = overlap(one.rect, two.rect);
      const over = one.element.closest("[data-over]") !== two.element.closest("[data-over]");
      if (width > 2 && height > 2 && !over) faults.add(`overlap: ${called(one.element)} and ${called(two.element)}`);
    }
  });

  // Whatever can be touched is large enough for a finger, and apart from the next.
  const targets = [];
  for (const element of scope.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
    if (!seen(element) || element.closest("[data-aims]")) continue;
    const label = /checkbox|radio/.test(element.type ?? "") ? element.closest("label") : null;
    const rect = (label ?? element).getBoundingClientRect();
    let [width, height] = [rect.width, rect.height];
    if (!width || !height) continue;
    for (const pseudo of ["::before", "::after"]) {
      const { content, position, width: wide, height: high } = getComputedStyle(element, pseudo);
      if (content === "none" || position !== "absolute") continue;
      [width, height] = [Math.max(width, parseFloat(wide) || 0), Math.max(height, parseFloat(high) || 0)];
    }
    const around = element.parentElement;
    const running = style(element).display === "inline" && [...around.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!running && (width < 43.5 || height < 43.5)) faults.add(`small (${Math.round(width)}x${Math.round(height)}): ${called(element)}`);
    const { part } = cut(element, rect);
    if (part && !running) targets.push({ element: label ?? element, rect: part });
  }
  targets.forEach((one, at) => {
    for (const two of targets.slice(at + 1)) {
      const { width, height } = overlap(one.rect, two.rect);
      if (width <= 3 || height <= 3 || one.element.contains(two.element) || two.element.contains(one.element)) continue;
      if (one.element.closest("[data-over]") !== two.element.closest("[data-over]")) continue;
      const left = one.rect.right - one.rect.left - width; // of a card that lies under the next one
      const siblings = [one, two].every(({ element }) => element.closest("[data-walk=hand]"));
      if (!(siblings && left > 43)) faults.add(`on each other: ${called(one.element)} and ${called(two.element)}`);
    }
  });
  return [...faults];
}
