import { type PageMessage, type PlayerError, type PlayerMessage, parsePageMessage } from "#features/player/model/player-protocol.ts";
import type { FilmTimeline } from "./film-timeline.client.ts";
import { type PlayerCommand, pageCommands } from "./keyboard.ts";
import type { Playback } from "./playback.client.ts";

const positionEveryMs = 1000;

/** To the page around this frame, if it is one of this site's: `frameElement` is null for a page of another. */
export function sendToPage(message: PlayerMessage): void {
  if (window.frameElement !== null) window.parent.postMessage(message, location.origin);
}

/** Talks with the page around this frame, if it is one of this site's (docs/player-protocol.md). Returns how to report a failure. */
export function connectPage(
  film: HTMLVideoElement,
  timeline: FilmTimeline,
  playback: Playback,
  run: (command: PlayerCommand) => void,
): (reason: PlayerError) => void {
  const page = window.parent;
  if (window.frameElement === null) return () => {};

  reportState(film, timeline);
  window.addEventListener("message", (event) => {
    if (event.source !== page || event.origin !== location.origin) return;
    const message = parsePageMessage(event.data);
    if (message !== null) obey(message, playback, run);
  });
  sendToPage({ matinee: 1, type: "ready" });
  return (reason) => sendToPage({ matinee: 1, type: "error", reason });
}

function obey(message: PageMessage, playback: Playback, run: (command: PlayerCommand) => void): void {
  if (message.type === "seek") playback.seekTo(message.position);
  else if (message.type === "command") run(pageCommands[message.command]);
  else playback[message.type]();
}

function reportState(film: HTMLVideoElement, timeline: FilmTimeline): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  // The sample reel's position says nothing about the film in whose place it plays.
  const isReel = () => document.querySelector("[data-reel]") !== null;
  const sendPosition = () => {
    if (isReel()) return;
    sentAt = performance.now();
    const duration = timeline.duration();
    sendToPage({ matinee: 1, type: "position", position: timeline.position(), duration: Number.isFinite(duration) ? duration : null });
  };
  film.addEventListener("playing", () => sendToPage({ matinee: 1, type: "playing" }));
  film.addEventListener("pause", () => {
    // The browser pauses a film at its end.
    if (!film.ended) sendToPage({ matinee: 1, type: "paused" });
    sendPosition();
  });
  film.addEventListener("ended", () => timeline.isEnded() && !isReel() && sendToPage({ matinee: 1, type: "ended" }));
  film.addEventListener("seeked", sendPosition);
  film.addEventListener("timeupdate", () => {
    if (!film.paused && performance.now() - sentAt >= positionEveryMs) sendPosition();
  });
}
