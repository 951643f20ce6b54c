import { expect, it, vi } from "vitest";
import { openPlayerPage } from "#tests/support/player-page.ts";
import { connectFullscreen } from "./fullscreen.client.ts";

// jsdom has no Fullscreen API, as an iPhone has none.
it("fills an iPhone's screen with the film itself", () => {
  const elements = openPlayerPage();
  const webkitEnterFullscreen = vi.fn();
  Object.assign(elements.film, { webkitEnterFullscreen });
  const { toggle } = connectFullscreen(elements);
  expect([elements.fullscreen.hidden, elements.picture.hidden]).toEqual([false, true]);
  elements.fullscreen.click();
  toggle();
  expect(webkitEnterFullscreen).toHaveBeenCalledTimes(2);
});
