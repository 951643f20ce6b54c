import { ignoreRejection } from "./ignore-rejection.client.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** An iPhone has this instead of the Fullscreen API. */
type IphoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** The document around this frame, if it is one of this site's; `null` if the player page is open by itself. */
const outerDocument = (): Document | null => window.frameElement?.ownerDocument ?? null;

/** Whether the page around this frame has filled the screen with its stage. A frame that fills the screen itself is not meant. */
function isOuterFullscreen(): boolean {
  const frame = window.frameElement;
  const filling = outerDocument()?.fullscreenElement ?? null;
  return filling !== null && filling !== frame && filling.contains(frame);
}

/**
 * What fills the screen: the stage around this frame, so that it stays full when the next episode's frame replaces this one, and nothing nests. Ours
 * if the player page is open by itself.
 */
const fillingElement = (stage: HTMLElement): Element => window.frameElement?.closest("[data-slot=player]") ?? stage;

/** Full screen and picture in picture. A button is visible only if the browser and the embedding frame allow it. */
export function connectFullscreen({ stage, film, fullscreen, picture }: PlayerElements): { toggle(): void } {
  const iphone: IphoneVideo = film;
  const page = stage.ownerDocument;

  function toggleFullscreen(): void {
    // Not compared with null: on an iPhone it is undefined.
    if (page.fullscreenElement) void page.exitFullscreen().catch(ignoreRejection);
    else if (isOuterFullscreen()) void outerDocument()?.exitFullscreen().catch(ignoreRejection);
    else if (page.fullscreenEnabled) void fillingElement(stage).requestFullscreen().catch(ignoreRejection);
    else iphone.webkitEnterFullscreen?.();
  }

  function togglePicture(): void {
    const change = page.pictureInPictureElement === film ? page.exitPictureInPicture() : film.requestPictureInPicture();
    void change.catch(ignoreRejection);
  }

  fullscreen.hidden = !page.fullscreenEnabled && iphone.webkitEnterFullscreen === undefined;
  // Older Firefox has its own button and no API.
  picture.hidden = !(page.pictureInPictureEnabled ?? false);
  fullscreen.addEventListener("click", toggleFullscreen);
  picture.addEventListener("click", togglePicture);
  const paint = () => {
    press(fullscreen, page.fullscreenElement === stage || isOuterFullscreen());
    stage.toggleAttribute("data-filled", isOuterFullscreen());
  };
  page.addEventListener("fullscreenchange", paint);
  // The outer document lives longer than this one, which its listener would keep in memory.
  const left = new AbortController();
  outerDocument()?.addEventListener("fullscreenchange", paint, { signal: left.signal });
  window.addEventListener("pagehide", () => left.abort());
  paint();
  for (const event of ["enterpictureinpicture", "leavepictureinpicture"]) {
    film.addEventListener(event, () => press(picture, event === "enterpictureinpicture"));
  }
  return { toggle: toggleFullscreen };
}
