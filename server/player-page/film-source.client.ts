import { attachPlaylist, type HlsCallbacks, prefersHls } from "./hls-playback.client.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { failureReason } from "./playback-failure.ts";
import { chooseSource, hlsType } from "./source-choice.ts";

/**
 * Loads the film from the document's sources. The browser plays files; hls.js plays a playlist that the browser cannot, and is fetched
 * only then. `onFailure` is called when no source is left.
 */
export function createFilmSource(film: HTMLVideoElement, callbacks: HlsCallbacks) {
  const elements = Array.from(film.querySelectorAll("source"));
  const sources = elements.map(({ src, type }) => ({ url: src, type }));
  const isPlaylist = (type: string) => type.toLowerCase() === hlsType;
  const choice = chooseSource(sources, (type) => film.canPlayType(type) !== "" && !(isPlaylist(type) && prefersHls(film)));
  let release = () => {};

  const fail = () => callbacks.onFailure(failureReason({ code: film.error?.code ?? null, isPlayable: choice !== null }));

  const failToFetchHls = () => callbacks.onFailure("network");

  async function attach(): Promise<void> {
    release();
    release = () => {};
    if (choice?.by !== "hls.js") return film.load();
    // Else a browser that plays playlists would start meanwhile.
    for (const element of elements) element.remove();
    film.load();
    const end = await attachPlaylist(film, choice.url, callbacks);
    if (end !== null) release = end;
    else film.append(...elements);
  }

  film.addEventListener(
    "error",
    ({ target }) => {
      // hls.js reports its own errors. A caption file may fail, and so may every source but the last.
      const isByHls = !film.querySelector("source");
      if (!isByHls && (target === film || hasNoSource(film))) fail();
    },
    true,
  );

  return {
    start(): void {
      if (choice?.by === "hls.js") void attach().catch(failToFetchHls);
      else if (film.error !== null || hasNoSource(film)) fail();
    },
    /** Loads the film again and continues at its position. */
    retry(): void {
      const stoppedAt = film.currentTime;
      film.addEventListener("loadedmetadata", () => (film.currentTime = stoppedAt), { once: true });
      void attach().then(() => film.play().catch(ignoreRejection), failToFetchHls);
    },
  };
}

const hasNoSource = (film: HTMLVideoElement): boolean => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
