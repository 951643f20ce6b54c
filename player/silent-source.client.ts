/** A host that sends nothing for so long, while the film waits for it, does not answer. */
const silenceMs = 15_000;

const isWaiting = (film: HTMLVideoElement): boolean =>
  !film.paused && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && film.querySelector("source") !== null;

/** Calls `onSilence` when the film wants to play and nothing has arrived for 15 s. Whatever arrives starts the time anew. */
export function watchSilence(film: HTMLVideoElement, onSilence: () => void): void {
  let timer = 0;
  const startAnew = () => {
    clearTimeout(timer);
    if (isWaiting(film)) timer = window.setTimeout(() => isWaiting(film) && onSilence(), silenceMs);
  };
  for (const event of ["loadstart", "play", "waiting", "progress", "loadedmetadata", "playing", "pause", "emptied"]) film.addEventListener(event, startAnew);
}
