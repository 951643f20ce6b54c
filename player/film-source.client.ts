import { attachPlaylist, browserSupport, type HlsCallbacks } from "./hls-playback.client.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { failureReason } from "./playback-failure.ts";
import { chooseSource, type PlayableSource } from "./source-choice.ts";

export type FilmSourceLoader = ReturnType<typeof createFilmSource>;

type Start = { atS: number; plays: boolean };

type Choice = ReturnType<typeof chooseSource<PlayableSource>>;

/** Gives the film to the browser, or to hls.js. `attach` takes the place of what was attached before. */
function createAttachment(film: HTMLVideoElement, callbacks: HlsCallbacks) {
  let release = () => {};
  /** The newest call: an older one may still wait for hls.js. */
  let attempt = 0;
  const end = (): void => {
    attempt += 1;
    release();
    release = () => {};
  };
  async function attach(elements: readonly HTMLSourceElement[], choice: Choice, atS: number): Promise<void> {
    end();
    const current = attempt;
    film.preload = "metadata";
    // Else a browser that plays playlists would start meanwhile.
    if (choice?.by === "hls.js") for (const element of elements) element.remove();
    else film.append(...elements.filter(({ isConnected }) => !isConnected));
    film.load();
    // Before the data is there, the position to start at.
    film.currentTime = atS;
    if (choice?.by !== "hls.js") return;
    const detach = await attachPlaylist(film, choice.url, callbacks, () => current === attempt);
    if (detach !== null) release = detach;
    else if (current === attempt) film.append(...elements);
  }
  return { attach, end };
}

/**
 * Loads the film from the document's sources, or from others. The browser plays files; hls.js plays a playlist that the browser cannot, and is fetched
 * only then. `onFailure` is called when no source is left.
 */
export function createFilmSource(film: HTMLVideoElement, callbacks: HlsCallbacks) {
  const support = browserSupport(film);
  let elements = Array.from(film.querySelectorAll("source"));
  let choice: Choice = chooseSource(
    elements.map(({ src, type, dataset: { needs } }) => ({ url: src, type, needs: needs ?? null })),
    support,
  );
  const attachment = createAttachment(film, callbacks);

  const fail = () => callbacks.onFailure(failureReason({ code: film.error?.code ?? null, isPlayable: choice !== null }));

  /** hls.js could not be fetched. */
  const failToFetch = () => callbacks.onFailure("network");

  const attach = (atS: number): void => void attachment.attach(elements, choice, atS).catch(failToFetch);

  /** What the last film offered does not hold for the next one. */
  const forgetChoices = (): void => {
    callbacks.onLevels({ levels: [], choose: () => {} });
    callbacks.onAudio({ tracks: [], current: -1, choose: () => {} });
  };

  const load = ({ atS, plays }: Start): void => {
    attach(atS);
    if (plays) void film.play().catch(ignoreRejection);
  };

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
    /** The document's own sources. `first`: what hls.js will request. */
    start(first: readonly string[] = []): void {
      if (choice?.by === "hls.js") {
        for (const href of first) document.head.append(preloadLink(href));
        attach(film.currentTime);
      } else if (film.error !== null) fail();
      // The browser is still choosing, or has refused every source before this listened: begun again, it says which.
      else if (hasNoSource(film)) load({ atS: film.currentTime, plays: !film.paused });
      else film.preload = "metadata";
    },
    /** Loads other sources in place of the last ones. */
    use(sources: readonly PlayableSource[], start: Start): void {
      for (const element of elements) element.remove();
      forgetChoices();
      elements = sources.map(sourceElement);
      choice = chooseSource(sources, support);
      if (choice === null) {
        attachment.end();
        fail();
      } else load(start);
    },
    /** Loads the film again and continues at its position. */
    retry: (): void => load({ atS: film.currentTime, plays: true }),
    /** Lets go of the film: nothing of it is to be played. */
    clear(): void {
      attachment.end();
      for (const element of elements) element.remove();
      elements = [];
      film.load();
    },
  };
}

/** As hls.js requests it: the browser gives it this answer. */
const preloadLink = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });

function sourceElement({ url, type }: PlayableSource): HTMLSourceElement {
  const element = document.createElement("source");
  Object.assign(element, { src: url, type });
  return element;
}

const hasNoSource = (film: HTMLVideoElement): boolean => film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
