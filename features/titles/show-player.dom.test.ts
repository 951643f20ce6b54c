import { afterEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { showPlayer } from "./show-player.ts";

fakeBrowser();

function focusedAfter(): Element | null {
  document.body.innerHTML = '<div tabindex="-1"><button type="button">Play</button></div>';
  const player = document.body.firstElementChild as HTMLElement;
  player.scrollIntoView = vi.fn();
  showPlayer(player);
  return document.activeElement;
}

afterEach(() => {
  delete document.documentElement.dataset.couch;
});

test("on a television the focus goes on to Play, where OK does something", () => {
  document.documentElement.dataset.couch = "";
  expect(focusedAfter()?.tagName).toBe("BUTTON");
});

test("elsewhere the player has the focus, and the next Tab leads to Play", () => {
  expect(focusedAfter()?.tagName).toBe("DIV");
});
