// @ts-check
/**
 * On every page: the look, the paper and the other preferences act at once and are remembered, in the cookie that the
 * server reads and in the page's own store beside it. Without this module the same forms work by posting themselves.
 */

const root = document.documentElement;
const YEAR = 31536000;
const REST = 50;

/** @type {Record<string, [string, number, number, number]>} slider: variable, value at 0, at rest, at 100 */
const RANGES = {
  felt: ["lamp", 0.22, 0.36, 0.56],
  contrast: ["contrast", 0.75, 1, 1.35],
  grain: ["grain", 0, 0.22, 0.6],
  warmth: ["warmth", -0.6, 0.18, 0.6],
};
/** @type {Record<string, Record<string, number>>} */
const PRESETS = {
  lamp: { felt: 50, contrast: 50, grain: 50, warmth: 50 },
  dusk: { felt: 11, contrast: 67, grain: 61, warmth: 69 },
  noon: { felt: 90, contrast: 42, grain: 27, warmth: 35 },
  faded: { felt: 65, contrast: 10, grain: 87, warmth: 44 },
};
/** What is not written: a new default reaches everybody who never chose. */
const DEFAULTS = { felt: "50", contrast: "50", grain: "50", warmth: "50", paper: "day", pace: "calm", sort: "falling" };
const NAME = "preferences";

/** The server's own cookie stands in quotes. @returns {URLSearchParams} */
function remembered() {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${NAME}=`));
  if (found) return new URLSearchParams(found.slice(NAME.length + 1).replace(/^"|"$/g, ""));
  try {
    return new URLSearchParams(localStorage.getItem(NAME) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** @param {Record<string, string>} changes an empty text forgets */
function remember(changes) {
  const chosen = remembered();
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || DEFAULTS[/** @type {keyof DEFAULTS} */ (name)] === value) chosen.delete(name);
    else chosen.set(name, value);
  }
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${NAME}=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(NAME, chosen.toString());
  } catch {
    // a private window keeps nothing
  }
}

/** @param {string} slider @param {number} place from 0 to 100 */
function valueAt(slider, place) {
  const [, low, rest, high] = RANGES[slider];
  return place <= REST ? low + ((rest - low) * place) / REST : rest + ((high - rest) * (place - REST)) / REST;
}

/** @param {Record<string, number>} look */
function applyLook(look) {
  for (const [slider, place] of Object.entries(look)) {
    const value = valueAt(slider, place);
    if (slider === "warmth") {
      root.style.setProperty("--warm", String(Math.max(0, value)));
      root.style.setProperty("--cool", String(Math.max(0, -value)));
    } else root.style.setProperty(`--${RANGES[slider][0]}`, String(value));
    if (slider === "contrast") root.toggleAttribute("data-plain-contrast", place === REST);
    for (const input of document.querySelectorAll(`[data-look="${slider}"]`)) {
      const range = /** @type {HTMLInputElement} */ (input);
      range.value = String(place);
      const output = range.closest(".slider")?.querySelector("output");
      if (output) output.textContent = range.value;
    }
  }
}

/** @param {HTMLInputElement | HTMLSelectElement} field */
function applyField(field) {
  const box = field instanceof HTMLInputElement && field.type === "checkbox";
  const value = box && !field.checked ? (field.dataset.off ?? "") : field.value;
  remember({ [field.name]: value });
  if (field.name === "paper") root.dataset.paper = value;
  else if (box) root.toggleAttribute(`data-${field.name}`, field.checked);
  document.dispatchEvent(new CustomEvent("preference", { detail: { name: field.name, value } }));
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.look) return;
  applyLook({ [field.dataset.look]: Number(field.value) });
  remember({ [field.dataset.look]: field.value });
});

document.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  if (field.closest("[data-preferences]") && !field.dataset.look) applyField(field);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const pressed = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (!form.matches("[data-preferences]") || pressed?.name !== "preset") return;
  event.preventDefault();
  const look = PRESETS[pressed.value];
  applyLook(look);
  remember(Object.fromEntries(Object.entries(look).map(([name, place]) => [name, String(place)])));
});

// A sheet that popped up closes with Escape, or with a press beside it.
document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" ? document.querySelector("details.pop[open]") : null;
  if (!open) return;
  open.removeAttribute("open");
  open.querySelector("summary")?.focus();
});
document.addEventListener("pointerdown", (event) => {
  for (const open of document.querySelectorAll("details.pop[open]")) {
    if (!open.contains(/** @type {Node} */ (event.target))) open.removeAttribute("open");
  }
});

// Who looks at a score sheet goes to the table when the next cards are dealt.
const left = /** @type {HTMLElement | null} */ (document.querySelector("[data-left]"))?.dataset.left;
if (left) new EventSource(left).addEventListener("deal", () => location.assign(left.replace(/\/events.*/, "")));

root.dataset.script = "";
