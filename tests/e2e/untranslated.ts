import type { Page } from "@playwright/test";

// For pages in the pseudo-language, whose words are in brackets (tests/support/pseudo-language.ts).

/** Every text in the page's data. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts and names that visitors read or hear, outside of frames. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      // What is marked as text of another language is meant to be in it.
      if ((node instanceof Element ? node : node.parentElement)?.closest("[lang]:not(html)")) continue;
      if (node instanceof Element) for (const name of ["aria-label", "title", "placeholder", "alt"]) texts.push(node.getAttribute(name) ?? "");
      else if (!node.parentElement?.closest("script, style, noscript, [data-slot=initials]")) texts.push(node.textContent ?? "");
    }
    return texts;
  });

/** What is left of a text without words in brackets and without data. */
function leftOf(text: string, data: readonly string[]): string {
  let left = text;
  for (let before = ""; before !== left; ) {
    before = left;
    left = left.replace(/\[[^[\]]*\]/g, "");
  }
  for (const one of data) if (/\p{L}{2}/u.test(left)) left = left.replaceAll(one, "");
  return left;
}

/** Collects the data that a page fetches. Call it before the page is opened. */
export function watchData(page: Page): unknown[] {
  const fetched: unknown[] = [];
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname.startsWith("/api/"))
      fetched.push(
        await response.json().then(
          (data: unknown) => data,
          () => null,
        ),
      );
  });
  return fetched;
}

/** Texts of the code itself: neither words of the language nor data. `own`: names that no language translates. */
export async function untranslatedTexts(page: Page, fetched: readonly unknown[], own: readonly string[]): Promise<string[]> {
  const state: unknown = JSON.parse((await page.locator("#state").textContent()) ?? "null");
  const known = new Set([...textsIn(state), ...textsIn(fetched), ...own]);
  const data = [...known].filter((text) => text.length > 2).toSorted((a, b) => b.length - a.length);
  return [...new Set(await shownTexts(page))].filter((text) => !known.has(text.trim()) && /\p{L}{2}/u.test(leftOf(text, data)));
}

/** Words of buttons, tabs and chips that reach out of them, or out of the window. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("button, summary, label, [role=tab], nav a, footer a, a[class*=min-h]")];
    return labels.flatMap((label) => {
      const nodes = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      const box = label.getBoundingClientRect();
      while (nodes.nextNode()) {
        const { currentNode: node } = nodes;
        const holder = node.parentElement;
        // A text for screen readers alone has a box of one pixel.
        if (!node.textContent?.includes("[") || !holder?.checkVisibility() || holder.offsetWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
          cut.push(`${node.textContent} in <${label.tagName.toLowerCase()}>`);
      }
      return cut;
    });
  });
