// @ts-check
/**
 * The table while it is played: one event after another at the player's pace, cards that move, refusals before the
 * server has to say them. The page is whole without this module; nothing here decides a rule.
 *
 * @typedef {{code: string, src: string, name: string}} Face
 * @typedef {{seq: number, move: string, place: string | null, card: Face | null, winning: string | null, by: string | null,
 *            say: string, letter: string | null, turn: string | null, pile: string | null, news?: string}} Told
 */

const PAUSES = { calm: 900, brisk: 450, swift: 120, wait: 0 };
const RESTS = { calm: 1200, brisk: 700, swift: 250, wait: 0 };
const DEAL = 420;
const BEHIND = 16;
const AGAIN = 2000;
const ASK = "#slip .ready .ask";
const root = document.documentElement;
/** @type {(selector: string) => any} */
const one = (selector) => document.querySelector(selector);
/** @type {(selector: string) => HTMLElement[]} */
const all = (selector) => [...document.querySelectorAll(selector)];
/** @type {(id: string) => any} */
const byId = (id) => document.getElementById(id);
/** @param {HTMLElement | null | undefined} element */
const focus = (element) => element?.focus({ preventScroll: true });
const region = () => byId("region");
const slip = () => byId("slip");

const frame = byId("region-frame");
const live = byId("live");
const table = region().dataset.table;
let shown = Number(region().dataset.seen);
/** @type {Told[]} */
const queue = [];
let busy = false;
let behind = false; // the region lacks what was shown since it was drawn, or was drawn before the last event
let last = 0;
let said = "";
let asked = ""; // what is to be done, once it is said

/** @type {() => keyof PAUSES} */
const pace = () => one("[name=pace]:checked")?.value ?? "calm";

const still = () => root.hasAttribute("data-still") || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {number} ms */
const rest = (ms) => new Promise((done) => setTimeout(done, document.hidden ? 0 : Math.max(0, ms)));

/** Let the last event stand for its time, or until the player presses; one's own card waits for nothing. @param {Told} told */
async function pause(told) {
  if (!last || (told.move === "play" && told.place === "south")) return;
  const times = told.move === "take" || told.move === "spoil" ? RESTS : PAUSES;
  if (pace() !== "wait" || document.hidden) return rest(last + times[pace()] - Date.now());
  const step = one("#step");
  if (!step || !told.say) return;
  step.hidden = false;
  if (!one("#slip :focus, #hand :focus")) focus(step);
  await new Promise((done) => {
    step.addEventListener("click", done, { once: true });
    document.addEventListener("preference", done, { once: true });
  });
  if (document.activeElement === step) focus(slip());
  step.hidden = true;
}

const channel = new EventSource(`/tables/${table}/events?after=${shown}`);
channel.addEventListener("deal", (event) => take(JSON.parse(event.data)));
channel.addEventListener("table", (event) => take({ move: "show", say: "", ...JSON.parse(event.data) }));
channel.addEventListener("error", () => {
  if (channel.readyState === EventSource.CLOSED) setInterval(() => busy || !byId("lost").hidden || fetchRegion(), 5000);
});

/** @param {Told} told */
function take(told) {
  queue.push(told);
  pump();
}

async function pump() {
  if (busy) return;
  busy = true;
  if (queue.length > BEHIND) await jump();
  for (let told = queue.shift(); told; told = queue.shift()) {
    if (told.seq <= shown) continue;
    await pause(told);
    await show(told);
    last = Date.now();
    shown = Math.max(shown, told.seq);
    if (!queue.length && behind) await fetchRegion(shown);
  }
  busy = false;
  ready();
}

/** A page that slept shows how the table stands, not how it came to that. */
async function jump() {
  shown = queue[queue.length - 1].seq;
  queue.length = 0;
  await fetchRegion(shown);
}

/** @param {Told} told */
async function show(told) {
  if (told.say) {
    asked = "";
    tell(told);
  }
  await (told.move === "play" ? play : told.move === "take" ? collect : redraw)(told);
  if (told.news) tell({ ...told, say: told.news });
}

/** @param {Told} told */
function tell({ say, letter }) {
  aloud(say);
  const note = one("#note");
  if (note) note.textContent = say;
  const line = document.createElement("li");
  line.append(Object.assign(document.createElement("span"), { className: "by", textContent: letter ?? "·", ariaHidden: "true" }), say);
  const log = one("#log");
  log?.querySelector(".now")?.remove();
  log?.append(line);
}

/** Each thing is said once; what was said before stays, so that none is lost in a hurry. @param {string} words */
function aloud(words) {
  said = words;
  live.append(Object.assign(document.createElement("p"), { textContent: words }));
  if (live.childElementCount > 9) live.firstElementChild?.remove();
}

/** @param {Told} told */
const redraw = (told) => fetchRegion(told.seq);

/** @param {Told} told */
async function play(told) {
  const trick = one("#trick");
  if (!trick || !told.card || !told.place) return redraw(told);
  if (trick.matches(".is-spoiled, .is-past") || trick.querySelectorAll(".played").length > 3) clear(trick);
  trick.querySelector(".slot")?.remove();
  const from = told.place === "south" ? one(`[id="c-${told.card.code}"] ~ img`) : one(`#seat-${told.place} .portrait`);
  const start = from?.getBoundingClientRect();
  const card = laid(told, trick.querySelectorAll(".played").length + 1);
  trick.append(card);
  mark(trick, told.winning);
  turnTo(told.turn);
  if (told.place === "south") leave(told.card.code);
  behind = true;
  sound("play");
  if (start) await fly(card, start, told.place === "south" ? 1 : 0.4);
}

/** @param {Told} told @param {number} turn @returns {HTMLElement} */
function laid(told, turn) {
  const card = document.createElement("span");
  card.className = `played from-${told.place} turn-${turn}`;
  const name = Object.assign(document.createElement("span"), { className: "vh", textContent: told.by });
  const face = Object.assign(document.createElement("img"), { className: "card-face", src: told.card?.src, alt: "" });
  card.append(name, face);
  return card;
}

/** @param {HTMLElement} trick @param {string | null} winning */
function mark(trick, winning) {
  for (const card of trick.querySelectorAll(".played")) card.classList.toggle("is-best", card.matches(`.from-${winning}`));
}

/** @param {string | null} place */
function turnTo(place) {
  for (const seat of all(".seat")) seat.querySelector(".place")?.classList.toggle("is-turn", seat.id === `seat-${place}`);
}

/** @param {string} code */
function leave(code) {
  const input = byId(`c-${code}`);
  const place = placeOf(input);
  const lost = one(`#slip :focus, [id="c-${code}"]:focus`) && pace() !== "wait"; // there #step has it
  slip().classList.add("is-done");
  input?.closest(".card")?.remove();
  if (lost) refocus("", place);
  const hand = one("#hand") ?? frame;
  hand.className = hand.className.replace(/\bn-(\d+)/, (_, n) => `n-${Math.max(1, n - 1)}`).replace(/is-(refused|lit)/, "");
}

/** From the middle of one box to that of another. @param {DOMRect} from @param {DOMRect} to */
const way = (from, to) =>
  `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`;

/** @param {HTMLElement} card @param {DOMRect} start @param {number} scale */
async function fly(card, start, scale) {
  const frames = [{ transform: `${way(card.getBoundingClientRect(), start)} scale(${scale})` }, { transform: "none" }];
  await card.animate(frames, { duration: still() ? 1 : DEAL, easing: "cubic-bezier(.2,.7,.2,1)" }).finished;
}

/** The trick goes to its taker. @param {Told} told */
async function collect(told) {
  const trick = one("#trick");
  if (!trick) return redraw(told);
  mark(trick, told.winning ?? told.place);
  const seat = told.place === "south" ? "#hand" : `#seat-${told.place}`;
  const to = (one(`#pile-${told.pile}`) ?? one(seat))?.getBoundingClientRect();
  sound("take");
  await Promise.all(all("#trick .played").map((card) => away(card, to)));
  clear(trick);
  turnTo(told.turn);
  behind = true;
}

/** @param {HTMLElement} card @param {DOMRect | undefined} to */
async function away(card, to) {
  if (!to || still()) return;
  const frames = [{ transform: "none", opacity: 1 }, { transform: `${way(card.getBoundingClientRect(), to)} scale(.3)`, opacity: 0 }];
  await card.animate(frames, { duration: DEAL, easing: "cubic-bezier(.5,0,.8,.4)", fill: "forwards" }).finished;
}

/** @param {HTMLElement} trick */
function clear(trick) {
  for (const card of trick.querySelectorAll(".played")) card.remove();
  trick.classList.remove("is-spoiled", "is-past");
  one(".stamp")?.remove();
}

// The region.

/** @param {number} [at] as it stood then; without: now @param {string} [query] */
async function fetchRegion(at, query = "") {
  let answer;
  while (!answer) {
    answer = await fetch(`/tables/${table}/region?${at ? `at=${at}` : ""}${query}`).catch(() => {});
    byId("lost").hidden = !!answer;
    if (!answer) await new Promise((done) => setTimeout(done, AGAIN));
  }
  const html = await answer.text();
  if (answer.ok) Number(/data-seen="(\d+)/.exec(html)?.[1]) < shown || swap(html); // else it was overtaken
  else if (answer.status === 403 || answer.status === 404) location.reload();
}

/** @param {string} html @param {boolean} [refused] then the server knows better what is chosen */
function swap(html, refused) {
  const focused = document.activeElement;
  const id = focused?.id;
  const inside = frame.contains(focused);
  const place = placeOf(focused);
  const open = [...frame.querySelectorAll("details[open][id]")].map((details) => details.id);
  const kept = [...frame.querySelectorAll("input:checked")].map(same);
  const typed = one("#own-name")?.value;
  frame.innerHTML = html;
  shown = Math.max(shown, Number(region().dataset.seen));
  behind = queue.some((told) => told.seq > shown);
  if (behind) hold();
  for (const name of open) byId(name)?.setAttribute("open", "");
  for (const name of refused ? [] : kept) {
    const again = one(name);
    if (again) again.checked = true;
  }
  if (typed) one("#own-name").value = typed;
  if (inside) refocus(id, place);
  one("#subtitle")?.replaceChildren(region().dataset.subtitle ?? "");
  look();
}

/** A moment that is past already asks nothing: more is to be shown before the player may answer. */
function hold() {
  slip().classList.add("is-done");
  slip().ariaBusy = "true";
}

/** The same field on another rendering of the page. @param {Element} field */
const same = (field) => `[id="${field.id}"][value="${field.getAttribute("value")}"][type=${field.getAttribute("type")}]:enabled`;

/** Where in the hand a card is, or -1. @param {Element | null} input */
const placeOf = (input) => all("#hand input").indexOf(/** @type {HTMLElement} */ (input));

/** @param {string | undefined} id @param {number} place */
function refocus(id, place) {
  const inputs = all("#hand input:enabled");
  const near = place >= 0 ? inputs[Math.min(place, inputs.length - 1)] : null;
  focus(byId(id || "-") ?? near);
  if (!frame.contains(document.activeElement)) focus(slip());
}

/** Nothing more to show: say whose turn it is, and play what is forced if the player wishes so. */
function ready() {
  if (region().dataset.kind === "wait") return;
  const note = heard(one("#note"));
  const ask = heard(one(ASK));
  if (ask && ask !== asked) {
    aloud(note === said ? ask : `${note} ${ask}`);
    sound("turn");
  }
  asked = ask;
  const forced = one('#slip [formaction$="/forced"]');
  if (forced && root.hasAttribute("data-last-cards")) forced.click();
}

/** What a screen reader says of this: a card is short for the eye and whole for the ear. @param {Element | null} element */
function heard(element) {
  const copy = /** @type {Element | undefined} */ (element?.cloneNode(true));
  for (const mute of copy?.querySelectorAll("[aria-hidden=true]") ?? []) mute.remove();
  for (const part of copy?.querySelectorAll("p, .clause, .allowed > *, li > *") ?? []) part.append(part.matches("p") ? " " : ", ");
  return copy?.textContent?.replace(/[\n ]+/g, " ").replace(/^ |[, ]+$/g, "") ?? "";
}

// Select, then confirm.

function look() {
  const confirm = one("#confirm");
  if (!confirm || confirm instanceof HTMLAnchorElement) return;
  if (confirm.dataset.size) return count(confirm);
  const chosen = one("#hand.is-play input:checked, #strips input:checked");
  const why = chosen?.dataset.why ?? null;
  one("#hand")?.classList.toggle("is-refused", why !== null);
  for (const block of all("#refusals .refusal")) block.hidden = block.dataset.key !== why;
  const asked = one("#slip .ready");
  if (asked) asked.hidden = why !== null;
  const words = why !== null ? confirm.dataset.refused : chosen ? chosen.dataset.act : confirm.dataset.wait;
  set(confirm, words ?? "", chosen !== null && why === null);
}

/** @param {HTMLElement} confirm */
function count(confirm) {
  const ticked = all("#hand input:checked").length;
  const size = Number(confirm.dataset.size);
  all(".pips i").forEach((pip, n) => pip.classList.toggle("is-on", n < ticked));
  set(confirm, (confirm.dataset.counts ?? "").split("|")[ticked] ?? "", ticked === size);
}

/** @param {HTMLElement} button @param {string} words @param {boolean} able */
function set(button, words, able) {
  button.textContent = words;
  if (able) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

/** @param {string} what @param {(event: any) => void} act */
const on = (what, act) => frame.addEventListener(what, act);

const mayConfirm = () => slip().ariaBusy !== "true" && one("#confirm")?.ariaDisabled !== "true";

on("change", ({ target: field }) => {
  if (field.name !== "card" && field.name !== "word") return;
  look();
  const refused = one("#refusals .refusal:not([hidden])");
  if (refused) aloud(heard(refused));
  else if (field.type === "checkbox") aloud(heard(one("#confirm")));
  else if (field.name === "card" && root.hasAttribute("data-one-click") && mayConfirm() && clicked) slip().requestSubmit();
});
// Arrow keys choose a radio too, and must never play it at once: only a press counts.
let clicked = false;
on("pointerdown", () => (clicked = true));
on("keydown", () => (clicked = false));

on("dblclick", ({ target }) => {
  if (target.closest(".hand.is-play .card") && mayConfirm()) slip().requestSubmit();
});

on("click", async (event) => {
  const link = event.target.closest("a[data-region]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  await fetchRegion(undefined, new URL(link.href).search.slice(1));
  aloud(heard(one(".hint") ?? one(ASK)));
});

on("submit", async (event) => {
  const form = event.target;
  if (form.id !== "slip" || form.method !== "post") return;
  event.preventDefault();
  const pressed = event.submitter;
  const action = pressed?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const acts = action.endsWith("/act");
  if (form.ariaBusy === "true" || (acts && !mayConfirm())) return;
  form.ariaBusy = "true"; // until the region is drawn anew
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, pressed)));
  const answer = await fetch(action, { method: "POST", body, headers: { "X-Cardavia": "region" }, redirect: "manual" }).catch(() => {});
  if (!answer) fetchRegion(); // did it arrive? The region tells
  else if (answer.status === 409 || answer.status === 422) {
    swap(await answer.text(), answer.status === 422);
    aloud(heard(one("#refusals .refusal:not([hidden])") ?? one(".notice")));
  } else if (!answer.ok && answer.type !== "opaqueredirect") location.reload();
  else setTimeout(() => busy || shown > Number(body.get("seen")) || fetchRegion(), 1500);
});

// Drag a card up to play it. A finger drags the chosen card alone: over any other it scrolls the page.

/** @type {{card: HTMLElement, y: number} | null} */
let dragged = null;
const FAR = 70;
on("pointerdown", (event) => {
  const card = event.target.closest(".hand.is-play .card");
  if (!card || !event.isPrimary || event.button !== 0) return;
  if (event.pointerType !== "touch" || card.querySelector(":checked")) dragged = { card, y: event.clientY };
});
on("pointermove", (event) => {
  if (!dragged) return;
  const up = Math.min(0, event.clientY - dragged.y);
  if (up > -8) return;
  dragged.card.classList.add("is-dragged");
  const face = dragged.card.querySelector("img");
  if (face) face.style.translate = `0 ${up}px`;
});
for (const end of ["pointerup", "pointercancel"]) {
  on(end, (event) => {
    if (!dragged) return;
    const { card, y } = dragged;
    dragged = null;
    card.classList.remove("is-dragged");
    card.querySelector("img")?.style.removeProperty("translate");
    const input = card.querySelector("input");
    if (!input || end !== "pointerup" || y - event.clientY < FAR) return;
    input.checked = true;
    look();
    if (mayConfirm()) slip().requestSubmit();
  });
}

// Who moves is there: a sign of life now and then, and at once when a bot has taken over.

const SIGN = 20000;
const SIGN_AWAY = 2000;
let heardAt = Date.now();
function here() {
  const isAway = one('#slip [formaction$="/here"]') !== null;
  if (Date.now() - heardAt < (isAway ? SIGN_AWAY : SIGN)) return;
  heardAt = Date.now();
  const token = one("[name=token]").value;
  const body = new URLSearchParams({ token });
  void fetch(`/tables/${table}/here`, { method: "POST", body, headers: { "X-Cardavia": "region" } }).catch(() => {});
}
for (const sign of ["pointermove", "pointerdown", "keydown", "wheel"]) {
  document.addEventListener(sign, here, { capture: true, passive: true });
}

document.addEventListener("preference", (event) => {
  const { name } = /** @type {CustomEvent} */ (event).detail;
  if (["sort", "lit", "four-colour", "large"].includes(name)) void fetchRegion();
});
// Quiet sounds: a breath of filtered noise for a card, a soft tone when it is your turn.

/** @type {AudioContext | undefined} */
let audio;
/** @param {"play" | "take" | "turn"} what */
function sound(what) {
  if (!root.hasAttribute("data-sound") || document.hidden) return;
  audio ??= new AudioContext();
  const length = { play: 0.09, take: 0.22, turn: 0.3 }[what];
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setTargetAtTime(what === "turn" ? 0.04 : 0.12, audio.currentTime, 0.005);
  gain.gain.setTargetAtTime(0, audio.currentTime + length / 3, length / 4);
  gain.connect(audio.destination);
  const source = what === "turn" ? new OscillatorNode(audio, { frequency: 523, type: "sine" }) : noise(audio, length);
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: what === "take" ? 900 : 2200, Q: 0.7 });
  (what === "turn" ? source : source.connect(filter)).connect(gain);
  source.start();
  source.stop(audio.currentTime + length * 2);
}

/** @param {AudioContext} context @param {number} length */
function noise(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length * 2), context.sampleRate);
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1));
  return new AudioBufferSourceNode(context, { buffer });
}

look();
asked = heard(one(ASK));
