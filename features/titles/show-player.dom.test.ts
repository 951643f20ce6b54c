import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { showPlayerOf } from "./show-player.ts";

fakeBrowser();

const page = (link: string): string => `<article><a id="${link}">Watch</a><div id="player" tabindex="-1"><button type="button">Play</button></div></article>`;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = `${page("hidden")}${page("shown")}<a id="elsewhere">Watch</a>`;
});

afterEach(() => {
  delete document.documentElement.dataset.couch;
});

const showFrom = (link: string): boolean => showPlayerOf(document.getElementById(link) as HTMLElement);

test("on a television the focus goes on to Play, where OK does something", () => {
  document.documentElement.dataset.couch = "";
  expect(showFrom("shown")).toBe(true);
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

test("elsewhere the player has the focus, and the next Tab leads to Play", () => {
  showFrom("shown");
  expect(document.activeElement?.tagName).toBe("DIV");
});

test("the player is that of the link's own page, not of one that Back returns to", () => {
  showFrom("shown");
  expect(document.activeElement?.previousElementSibling?.id).toBe("shown");
});

test("a page without a player shows none", () => {
  expect(showFrom("elsewhere")).toBe(false);
});
