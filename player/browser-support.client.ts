import { prefersHls } from "./hls-playback.client.ts";
import { type BrowserSupport, isPlaylist } from "./source-choice.ts";

/** Where the browser's own player has the playlist, it says what it decodes. */
export function browserSupport(film: HTMLVideoElement): BrowserSupport {
  return {
    plays: (type) => film.canPlayType(type) !== "" && !(isPlaylist(type) && prefersHls(film)),
    decodes: (type) => ("MediaSource" in window ? MediaSource.isTypeSupported(type) : film.canPlayType(type) !== ""),
  };
}
