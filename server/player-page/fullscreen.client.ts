import { ignoreRefusal } from "./film-source.client.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** A phone that lets only the film itself fill the screen has this instead of the Fullscreen API. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Full screen and picture in picture; a button stands only where the browser and the frame around us allow it. */
export function connectScreens({ stage, film, fullscreen, picture }: PlayerElements): { toggleFullscreen(): void } {
  const phone: PhoneVideo = film;
  const page = stage.ownerDocument;

  function toggleFullscreen(): void {
    if (page.fullscreenElement !== null) void page.exitFullscreen().catch(ignoreRefusal);
    else if (page.fullscreenEnabled) void stage.requestFullscreen().catch(ignoreRefusal);
    else phone.webkitEnterFullscreen?.();
  }

  function togglePicture(): void {
    const change = page.pictureInPictureElement === film ? page.exitPictureInPicture() : film.requestPictureInPicture();
    void change.catch(ignoreRefusal);
  }

  fullscreen.hidden = !page.fullscreenEnabled && phone.webkitEnterFullscreen === undefined;
  // Firefox has a button of its own for this and no API.
  picture.hidden = !(page.pictureInPictureEnabled ?? false);
  fullscreen.addEventListener("click", toggleFullscreen);
  picture.addEventListener("click", togglePicture);
  page.addEventListener("fullscreenchange", () => press(fullscreen, page.fullscreenElement === stage));
  for (const event of ["enterpictureinpicture", "leavepictureinpicture"]) {
    film.addEventListener(event, () => press(picture, event === "enterpictureinpicture"));
  }
  return { toggleFullscreen };
}
