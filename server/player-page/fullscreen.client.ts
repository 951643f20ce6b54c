import { ignoreRejection } from "./film-source.client.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** An iPhone has this instead of the Fullscreen API. */
type IphoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen and picture in picture. A button is visible only if the browser and the embedding frame allow it. */
export function connectFullscreen({ stage, film, fullscreen, picture }: PlayerElements): { toggle(): void } {
  const iphone: IphoneVideo = film;
  const page = stage.ownerDocument;

  function toggleFullscreen(): void {
    if (page.fullscreenElement !== null) void page.exitFullscreen().catch(ignoreRejection);
    else if (page.fullscreenEnabled) void stage.requestFullscreen().catch(ignoreRejection);
    else iphone.webkitEnterFullscreen?.();
  }

  function togglePicture(): void {
    const change = page.pictureInPictureElement === film ? page.exitPictureInPicture() : film.requestPictureInPicture();
    void change.catch(ignoreRejection);
  }

  fullscreen.hidden = !page.fullscreenEnabled && iphone.webkitEnterFullscreen === undefined;
  // Firefox has its own button and no API.
  picture.hidden = !(page.pictureInPictureEnabled ?? false);
  fullscreen.addEventListener("click", toggleFullscreen);
  picture.addEventListener("click", togglePicture);
  page.addEventListener("fullscreenchange", () => press(fullscreen, page.fullscreenElement === stage));
  for (const event of ["enterpictureinpicture", "leavepictureinpicture"]) {
    film.addEventListener(event, () => press(picture, event === "enterpictureinpicture"));
  }
  return { toggle: toggleFullscreen };
}
