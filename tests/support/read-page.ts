import { JSDOM } from "jsdom";
import { expect } from "vitest";

/** One window for all pages: to make one takes longer than to parse a page. It does not run scripts. */
const { window } = new JSDOM("");
const parser = new window.DOMParser();

/** A document that is none of the app's pages. */
export const readDocument = async (response: Response): Promise<Document> => parser.parseFromString(await response.text(), "text/html");

/** A page as a browser without script reads it. `state`: the text of its state block. */
export async function readPage(response: Response): Promise<{ html: string; page: Document; state: string }> {
  const html = await response.text();
  const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? expect.unreachable("a page without a state block");
  return { html, page: parser.parseFromString(html, "text/html"), state };
}

export const canonicalOf = (page: Document): string | null => page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null;
export const isNoindex = (page: Document): boolean => page.querySelector('meta[name="robots"]')?.getAttribute("content")?.startsWith("noindex") === true;
export const textOf = (page: Document): string => page.body.querySelector("#root")?.textContent ?? "";
