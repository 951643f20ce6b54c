import { expect, it, vi } from "vitest";
import { sampleFilm } from "#sample/film/sample-film.ts";
import { connectFullscreen } from "./fullscreen.client.ts";
import { playerDocument } from "./player-document.ts";
import { findPlayerElements } from "./player-elements.client.ts";

// jsdom has no Fullscreen API, as an iPhone has none.
it("fills an iPhone's screen with the film itself", () => {
  const html = playerDocument({
    serverId: "2embed",
    subject: { kind: "movie", id: 19 },
    ...sampleFilm("/player/media"),
    assets: { script: "", style: null, hls: null },
    siteName: "Matinee",
    isSample: true,
  });
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  const elements = findPlayerElements(document);
  const webkitEnterFullscreen = vi.fn();
  Object.assign(elements.film, { webkitEnterFullscreen });
  const { toggle } = connectFullscreen(elements);
  expect([elements.fullscreen.hidden, elements.picture.hidden]).toEqual([false, true]);
  elements.fullscreen.click();
  toggle();
  expect(webkitEnterFullscreen).toHaveBeenCalledTimes(2);
});
