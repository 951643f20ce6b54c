import { type PageMessage, type PlayerError, type PlayerMessage, parsePageMessage } from "#features/player/model/player-protocol.ts";
import type { FilmTimeline } from "./film-timeline.client.ts";
import { type PlayerCommand, pageCommands } from "./keyboard.ts";
import type { Playback } from "./playback.client.ts";

const positionEveryMs = 1000;

/** Talks with the page around this frame, if it is one of this site's (docs/player-protocol.md). Returns how to report a failure. */
export function connectPage(
  film: HTMLVideoElement,
  timeline: FilmTimeline,
  playback: Playback,
  run: (command: PlayerCommand) => void,
): (reason: PlayerError) => void {
  const page = window.parent;
  // `frameElement` is null for a page of another site.
  if (page === window || window.frameElement === null) return () => {};
  const send = (message: PlayerMessage) => page.postMessage(message, location.origin);

  reportState(film, timeline, send);
  window.addEventListener("message", (event) => {
    if (event.source !== page || event.origin !== location.origin) return;
    const message = parsePageMessage(event.data);
    if (message !== null) obey(message, playback, run);
  });
  send({ matinee: 1, type: "ready" });
  return (reason) => send({ matinee: 1, type: "error", reason });
}

function obey(message: PageMessage, playback: Playback, run: (command: PlayerCommand) => void): void {
  if (message.type === "seek") playback.seekTo(message.position);
  else if (message.type === "command") run(pageCommands[message.command]);
  else playback[message.type]();
}

function reportState(film: HTMLVideoElement, timeline: FilmTimeline, send: (message: PlayerMessage) => void): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  // The sample reel's position says nothing about the film in whose place it plays.
  const isReel = () => document.querySelector("[data-reel]") !== null;
  const sendPosition = () => {
    if (isReel()) return;
    sentAt = performance.now();
    const duration = timeline.duration();
    send({ matinee: 1, type: "position", position: timeline.position(), duration: Number.isFinite(duration) ? duration : null });
  };
  film.addEventListener("playing", () => send({ matinee: 1, type: "playing" }));
  film.addEventListener("pause", () => {
    // The browser pauses a film at its end.
    if (!film.ended) send({ matinee: 1, type: "paused" });
    sendPosition();
  });
  film.addEventListener("ended", () => timeline.isEnded() && !isReel() && send({ matinee: 1, type: "ended" }));
  film.addEventListener("seeked", sendPosition);
  film.addEventListener("timeupdate", () => {
    if (!film.paused && performance.now() - sentAt >= positionEveryMs) sendPosition();
  });
}
