/** What is crowded on the page that is shown: words cut off or run over, controls that lie on each other. */
() => {
  const FAULTS = [];
  const SLACK = 2;
  const note = (kind, element, more = "") =>
    FAULTS.push(`${kind}: <${element.localName}${element.id ? "#" + element.id : ""}.${[...element.classList].join(".")}> ${more}`);
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) FAULTS.push(`the page scrolls sideways: ${wide} > ${innerWidth}`);

  // Words for the ear alone are cut to nothing on purpose.
  const isHeard = (element) => element && (getComputedStyle(element).clipPath === "inset(50%)" || isHeard(element.parentElement));
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".skip, option, noscript") && !isHeard(element);
  const clips = (style) => ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);
  const scrolls = (style) => ["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY);

  /** What is scrolled out of sight crowds nobody. */
  const shownIn = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (scrolls(getComputedStyle(box))) return box.getBoundingClientRect();
    }
    return { top: -Infinity, bottom: Infinity };
  };

  // A word is cut off by whoever clips it, and spills over the edge of its own button, label or cell.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || !isSeen(holder)) continue;
    range.selectNodeContents(node);
    const view = shownIn(holder);
    const rects = [...range.getClientRects()]
      .map(({ left, right, top, bottom }) => ({ left, right, top: Math.max(top, view.top), bottom: Math.min(bottom, view.bottom) }))
      .filter((rect) => rect.right - rect.left > 1 && rect.bottom - rect.top > SLACK);
    if (!rects.length) continue;
    const words = node.data.trim().slice(0, 30);
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style)) break;
      const edge = box.getBoundingClientRect();
      const isEdge = clips(style) || (parseFloat(style.borderLeftWidth) > 0 && style.display !== "inline");
      if (!isEdge || !edge.width) continue;
      const out = rects.find((rect) => rect.left < edge.left - SLACK || rect.right > edge.right + SLACK
        || (clips(style) && (rect.top < edge.top - 4 || rect.bottom > edge.bottom + 4)));
      if (out) { note("words cut off or run over", box, `"${words}"`); break; }
    }
    // a lone letter or a comma between two cards is set tight on purpose
    const isLong = node.data.replace(/[^\p{L}\p{N}+−]/gu, "").length > 1;
    if (isLong) for (const rect of rects) lines.push({ rect, node, holder, words });
  }

  // Two lines of words on each other. Slips and bars that stick lie over what scrolls under them.
  const layer = (element) => element.closest("#slip, .bar, .pop-sheet, .toc, .stamp") ?? document.body;
  lines.sort((one, other) => one.rect.top - other.rect.top);
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length && lines[next].rect.top < one.rect.bottom - 5; next += 1) {
      const other = lines[next];
      if (one.node === other.node || layer(one.holder) !== layer(other.holder) || one.holder.closest(".stamp")) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const inner = Math.min(one.rect.bottom - one.rect.top, other.rect.bottom - other.rect.top) * 0.45;
      if (across > SLACK && down > inner) note("words on words", one.holder, `"${one.words}" and "${other.words}"`);
    }
  });

  const controls = [...document.querySelectorAll("a[href], button, select, summary, input, textarea")].filter(
    (control) => isSeen(control) && !control.closest("#hand, #strips, .strip") && control.type !== "hidden");
  const places = controls.map((control) => control.getBoundingClientRect());
  controls.forEach((one, place) => {
    for (let next = place + 1; next < controls.length; next += 1) {
      const other = controls[next];
      if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) continue;
      const across = Math.min(places[place].right, places[next].right) - Math.max(places[place].left, places[next].left);
      const down = Math.min(places[place].bottom, places[next].bottom) - Math.max(places[place].top, places[next].top);
      if (across > SLACK && down > SLACK) note("controls on each other", one, `and ${other.outerHTML.slice(0, 60)}`);
    }
  });
  return FAULTS;
}
