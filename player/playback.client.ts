import { clockTime, partsOfTime } from "#features/player/model/clock-time.ts";
import type { FilmTimeline } from "./film-timeline.client.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { hasFailed } from "./playback-errors.client.ts";
import { phaseOf } from "./playback-phase.ts";
import { type PlayerElements, type PlayerPage, press } from "./player-elements.client.ts";
import { bufferedStops } from "./timeline.ts";

export type Playback = ReturnType<typeof connectPlayback>;

/** Connects play, seek, volume and speed. Returns the commands for the keyboard, the pointer and the page around the player. */
export function connectPlayback(page: PlayerPage, timeline: FilmTimeline) {
  const { stage, film, play, bigPlay, seek, mute, volume, retry } = page;
  /** 0 while it is unknown, and for a broadcast. */
  const length = () => finite(timeline.duration());

  const playback = {
    play: (): void => void film.play().catch(ignoreRejection),
    pause: (): void => film.pause(),
    toggle(): void {
      if (hasFailed(stage)) retry.click();
      else if (film.paused) playback.play();
      else film.pause();
    },
    /** Before the film's data is there, the browser starts at this position. */
    seekTo(seconds: number): void {
      timeline.seekTo(Math.min(length() || Number.MAX_SAFE_INTEGER, Math.max(0, seconds)));
      paintTime(page, timeline);
    },
    setVolume(level: number): void {
      film.volume = Math.min(1, Math.max(0, Math.round(level * 100) / 100));
      film.muted = film.volume === 0;
    },
    mute(): void {
      film.muted = !film.muted;
      if (!film.muted && film.volume === 0) film.volume = 0.5;
    },
    /** `defaultPlaybackRate`: what a film that is loaded again returns to. */
    setSpeed(speed: number): void {
      film.defaultPlaybackRate = speed;
      film.playbackRate = speed;
    },
    position: timeline.position,
    length,
  };

  play.addEventListener("click", playback.toggle);
  bigPlay.addEventListener("click", () => {
    // The click hides the button, so the focus moves to the equivalent one.
    play.focus({ preventScroll: true });
    playback.toggle();
  });
  seek.addEventListener("input", () => playback.seekTo(seek.valueAsNumber));
  mute.addEventListener("click", playback.mute);
  volume.addEventListener("input", () => playback.setVolume(volume.valueAsNumber));

  paintOnEvents(page, timeline);
  return playback;
}

const finite = (seconds: number): number => (Number.isFinite(seconds) ? seconds : 0);

function paintOnEvents(page: PlayerPage, timeline: FilmTimeline): void {
  const listen = (events: string[], paint: (page: PlayerPage, timeline: FilmTimeline) => void) => {
    for (const event of events) page.film.addEventListener(event, () => paint(page, timeline));
    paint(page, timeline);
  };
  listen(["play", "pause", "ended", "seeked", "emptied", "loadedmetadata"], paintPhase);
  listen(["timeupdate", "durationchange", "progress", "seeking", "emptied"], paintTime);
  listen(["volumechange"], paintVolume);
}

function paintPhase({ stage, film, play, bigPlay, words: { playerPage: words } }: PlayerPage, timeline: FilmTimeline): void {
  const ended = timeline.isEnded();
  // The next part follows by itself.
  const phase = phaseOf({ paused: film.paused && film.ended === ended, ended, currentTime: timeline.position() });
  stage.dataset.phase = phase;
  label(play, phase === "playing" ? words.pause : phase === "ended" ? words.replay : words.play);
  label(bigPlay, phase === "ended" ? words.replay : words.play);
  bigPlay.hidden = phase === "playing";
}

function label(button: HTMLButtonElement, text: string): void {
  button.setAttribute("aria-label", text);
  button.dataset.tip = text;
}

function paintTime({ film, seek, time, total, words: { playerPage: words } }: PlayerPage, timeline: FilmTimeline): void {
  const [position, duration, startS] = [timeline.position(), timeline.duration(), timeline.startS()];
  const isLive = duration === Number.POSITIVE_INFINITY;
  const lengthS = finite(duration);
  seek.hidden = isLive;
  seek.max = String(lengthS);
  seek.value = String(position);
  seek.setAttribute("aria-valuetext", words.positionOf(words.spokenTime(partsOfTime(position)), words.spokenTime(partsOfTime(lengthS))));
  seek.style.setProperty("--filled", `${lengthS > 0 ? (position / lengthS) * 100 : 0}%`);
  const { buffered } = film;
  const ranges = Array.from({ length: buffered.length }, (_, i) => ({ start: startS + buffered.start(i), end: startS + buffered.end(i) }));
  seek.style.setProperty("--buffered", bufferedStops(ranges, lengthS, "var(--loaded)"));
  time.textContent = isLive ? words.live : clockTime(position);
  total.textContent = isLive ? "" : ` / ${clockTime(lengthS)}`;
}

function paintVolume({ film, mute, volume, words: { playerPage: words } }: PlayerPage): void {
  const audible = film.muted ? 0 : film.volume;
  press(mute, audible === 0);
  volume.value = String(audible);
  volume.setAttribute("aria-valuetext", words.percent(audible));
  volume.style.setProperty("--filled", `${audible * 100}%`);
}

/** The slider's thumb stays inside of the slider at both ends. */
const thumbPx = 14;

/** Above the seek slider: the time at which a press of the mouse would continue. */
export function connectSeekPreview({ seek, seekTime }: PlayerElements, lengthS: () => number): void {
  seek.addEventListener("pointermove", ({ offsetX, pointerType }) => {
    const share = Math.min(1, Math.max(0, (offsetX - thumbPx / 2) / (seek.clientWidth - thumbPx)));
    seekTime.hidden = pointerType === "touch" || lengthS() === 0;
    seekTime.textContent = clockTime(share * lengthS());
    seekTime.style.setProperty("--at", `${share * 100}%`);
  });
  seek.addEventListener("pointerleave", () => (seekTime.hidden = true));
}
