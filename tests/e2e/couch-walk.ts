import type { Frame, Page } from "@playwright/test";

// A walk over a page by arrows alone, as `couch-walk.e2e.ts` expects it of every kind of page.

/** What Tab reaches, and arrows need not. */
const exclusions = [
  // "Skip to content" is for Tab: arrows begin in the content.
  "a[href='#main']",
  // A link to no other month, which arrows pass over and which can only keep a focus that it has (app/couch/move-focus.ts).
  "[aria-disabled=true]",
  // Of a player: OK on the button before it leads in, or its own keys (couch-player.e2e.ts).
  "iframe",
];

const tabbable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";
const arrows = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"] as const;
/** Through a text, or the letters of a field, several presses lead on. */
const mostPresses = 40;

type Focusable = HTMLElement | SVGElement;

declare global {
  var walk: {
    go: (from: number, key: string) => number | null;
    start: () => number;
    left: (ids: readonly number[]) => string[];
    namesOf: (ids: readonly number[]) => string[];
  };
}

/** Runs in the page. It knows nothing of the code that moves the focus. */
function installWalk([selector, excluded, part, most]: readonly [string, string, string, number]): void {
  const seen: Focusable[] = [];
  const idOf = (element: Focusable): number => (seen.includes(element) ? seen.indexOf(element) : seen.push(element) - 1);
  const scope = () => [...document.querySelectorAll(part)].at(-1) ?? document;
  const boxOf = (element: Element): DOMRect => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const box = element.getBoundingClientRect();
    return box.width <= 2 && label ? label.getBoundingClientRect() : box;
  };
  const isMeant = (element: Focusable): boolean =>
    element.tabIndex >= 0 &&
    !element.matches(":disabled") &&
    !element.matches(excluded) &&
    element.closest("[inert]") === null &&
    element.checkVisibility({ visibilityProperty: true }) &&
    boxOf(element).width > 2 &&
    boxOf(element).height > 2;
  const describe = (element: Focusable): string => {
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? (element.labels?.[0]?.textContent ?? "") : "";
    const place = element.parentElement?.closest("[aria-label], [data-slot]");
    const { left, top } = boxOf(element);
    const where = place?.getAttribute("aria-label") ?? place?.getAttribute("data-slot") ?? "";
    return `${element.tagName.toLowerCase()} "${`${name}${label}`.replaceAll(/\s+/g, " ").slice(0, 50)}" in ${where} at ${Math.round(left + scrollX)},${Math.round(top + scrollY)}`;
  };
  const stateNow = (): string => {
    const element = document.activeElement;
    const caret = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.selectionStart : null;
    return `${scrollX} ${scrollY} ${caret}`;
  };
  const focusedNow = () => (document.activeElement ?? document.body) as Focusable;
  globalThis.walk = {
    start: () => idOf(focusedNow()),
    go: (from, key) => {
      seen[from]?.focus();
      if (focusedNow() !== seen[from]) return from;
      for (let press = 0; press < most; press += 1) {
        const before = stateNow();
        const event = new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true });
        // The browser's own part of a key cannot be dispatched.
        if (focusedNow().dispatchEvent(event)) return null;
        if (focusedNow() !== seen[from] || stateNow() === before) break;
      }
      return idOf(focusedNow());
    },
    left: (ids) => {
      const reached = new Set(ids.map((id) => seen[id]));
      return [...scope().querySelectorAll<Focusable>(selector)].filter((element) => isMeant(element) && !reached.has(element)).map(describe);
    },
    namesOf: (ids) => {
      // What has gone or is hidden meanwhile takes no focus, and is no trap.
      const takesFocus = (element: Focusable): boolean => {
        element.focus();
        return document.activeElement === element;
      };
      return ids.flatMap((id) => (seen[id] && takesFocus(seen[id]) ? describe(seen[id]) : []));
    },
  };
}

/** Presses an arrow from an element until the focus or nothing more moves. In a field with a text the browser moves the caret first. */
async function pressFrom(page: Page, frame: Frame, from: number, key: string): Promise<number> {
  for (let press = 0; press < mostPresses; press += 1) {
    const to = await frame.evaluate(([id, arrow]) => globalThis.walk.go(id, arrow), [from, key] as const);
    if (to !== null) return to;
    await page.keyboard.press(key);
  }
  return from;
}

/** Those of `ids` from which no way leads to `start`. */
function trapped(ids: readonly number[], start: number, ways: ReadonlyMap<number, readonly number[]>): number[] {
  const free = new Set([start]);
  for (let size = 0; size !== free.size; ) {
    size = free.size;
    for (const id of ids) if (ways.get(id)?.some((to) => free.has(to))) free.add(id);
  }
  return ids.filter((id) => !free.has(id));
}

/**
 * Walks from what has the focus, breadth-first, in the page or in a frame of it. `part`: the selector of what the focus does not leave while it is open.
 * @returns what arrows do not reach, and what they do not lead out of
 */
export async function walkByArrows(page: Page, frame = page.mainFrame(), part = "dialog[open]") {
  await frame.evaluate(installWalk, [tabbable, exclusions.join(", "), part, mostPresses] as const);
  const start = await frame.evaluate(() => globalThis.walk.start());
  const reached = [start];
  const ways = new Map<number, number[]>();
  for (const from of reached) {
    const ends: number[] = [];
    const found = await frame.evaluate(([id, keys]) => keys.map((key) => globalThis.walk.go(id, key)), [from, arrows] as const);
    for (const [index, key] of arrows.entries()) ends.push(found[index] ?? (await pressFrom(page, frame, from, key)));
    ways.set(from, ends);
    for (const to of ends) if (!reached.includes(to)) reached.push(to);
  }
  const unreached = await frame.evaluate((ids) => globalThis.walk.left(ids), reached);
  const traps = await frame.evaluate((ids) => globalThis.walk.namesOf(ids), trapped(reached, start, ways));
  return { unreached, traps, reached: reached.length };
}
