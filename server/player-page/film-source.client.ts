import { chooseSource } from "./source-choice.ts";

/**
 * Loads the film from the document's own sources. A file is the browser's business; a playlist that the browser does not
 * know is played by hls.js, which is fetched only then. `failed` is called when nothing more can be tried.
 */
export function createFilmSource(film: HTMLVideoElement, failed: () => void) {
  const sources = Array.from(film.querySelectorAll("source"), ({ src, type }) => ({ url: src, type }));
  const choice = chooseSource(sources, (type) => film.canPlayType(type) !== "");
  let release = () => {};

  async function attach(): Promise<void> {
    release();
    release = () => {};
    if (choice?.by !== "hls.js") return film.load();
    release = await attachPlaylist(film, choice.url, failed);
  }

  film.addEventListener(
    "error",
    ({ target }) => {
      // hls.js mends what it can and says what it cannot. A caption file that does not load is no reason to stop the film; a
      // source is one only when it was the last.
      if (choice?.by !== "hls.js" && (target === film || hasNoSource(film))) failed();
    },
    true,
  );

  return {
    start(): void {
      if (choice?.by === "hls.js") void attach().catch(failed);
      else if (film.error !== null || hasNoSource(film)) failed();
    },
    /** Loads again and goes on where the film stopped. */
    retry(): void {
      const stoppedAt = film.currentTime;
      film.addEventListener("loadedmetadata", () => (film.currentTime = stoppedAt), { once: true });
      void attach()
        .then(() => film.play())
        .catch(ignoreRefusal);
    },
  };
}

const hasNoSource = (film: HTMLVideoElement): boolean => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/** A refused or interrupted play() leaves the film paused, which the controls show; a broken film reports itself by its error event. */
export function ignoreRefusal(): void {}

async function attachPlaylist(film: HTMLVideoElement, url: string, failed: () => void): Promise<() => void> {
  const { default: Hls } = await import("hls.js");
  if (!Hls.isSupported()) {
    // The document's next source may be one that the browser plays by itself.
    if (hasNoSource(film)) failed();
    return () => {};
  }
  // Without its worker the policy needs no script from a blob; remuxing here costs a film a few milliseconds a segment.
  const hls = new Hls({ enableWorker: false });
  let repaired = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || repaired) return failed();
    repaired = true;
    hls.recoverMediaError();
  });
  hls.loadSource(url);
  // Attaching stops a film that was started while hls.js was on its way.
  const started = !film.paused;
  hls.attachMedia(film);
  if (started) void film.play().catch(ignoreRefusal);
  return () => hls.destroy();
}
