/** The words of the page that is shown whose contrast is under the least ratio: what they are, and the ratio. */
(least) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  /** @returns {number[]} red, green, blue, alpha from 0 to 1, whatever space the colour is written in */
  const colour = (text) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  const over = (top, under) => under.map((part, n) => (n === 3 ? 1 : top[n] * top[3] + part * (1 - top[3])));
  const light = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const ratio = (one, other) => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const isHeard = (element) => element && (getComputedStyle(element).clipPath === "inset(50%)" || isHeard(element.parentElement));

  /** What lies behind an element's words, and the contrast filters that both pass through. */
  const behind = (element) => {
    const layers = [];
    let filters = [];
    let found = null;
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.filter !== "none") filters.push(style.filter);
      if (found) continue;
      const own = colour(style.backgroundColor);
      if (style.backgroundImage !== "none") found = "picture";
      else if (own[3] === 1) found = own;
      else if (own[3] > 0) layers.unshift(own);
    }
    if (found === "picture") return { paper: null, filters };
    return { paper: layers.reduce((under, top) => over(top, under), found ?? [1, 1, 1, 1]), filters };
  };
  const through = (seen, filters) =>
    filters.reduce((part, filter) => {
      const strength = Number(/^contrast\(([\d.]+)\)$/.exec(filter)?.[1] ?? NaN);
      return part.map((value, n) => (n === 3 ? 1 : Math.min(1, Math.max(0, (value - 0.5) * strength + 0.5))));
    }, seen);

  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("noscript, option, .skip") || !holder.checkVisibility() || isHeard(holder)) continue;
    const { paper, filters } = behind(holder);
    const words = `<${holder.localName}.${holder.className}> "${node.data.trim().slice(0, 24)}"`;
    if (!paper) faults.push(`${words}: on a picture`);
    else {
      const ink = over(colour(getComputedStyle(holder).color), paper);
      const found = ratio(through(ink, filters), through(paper, filters));
      if (!(found >= least)) faults.push(`${words}: ${found.toFixed(2)}`);
    }
  }
  return faults;
}
