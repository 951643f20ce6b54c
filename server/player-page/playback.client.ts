import { clockTime, spokenTime } from "./clock.ts";
import { ignoreRejection } from "./film-source.client.ts";
import { hasFailed } from "./playback-errors.client.ts";
import { nextSpeed, phaseOf } from "./playback-phase.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** Connects play, seek, volume and speed. Returns the commands for the keyboard and the pointer. */
export function connectPlayback(elements: PlayerElements) {
  const { stage, film, play, bigPlay, seek, mute, volume, speed, retry } = elements;
  const length = () => (Number.isFinite(film.duration) ? film.duration : 0);

  const playback = {
    toggle(): void {
      if (hasFailed(stage)) retry.click();
      else if (film.paused) void film.play().catch(ignoreRejection);
      else film.pause();
    },
    seekTo(seconds: number): void {
      film.currentTime = Math.min(length(), Math.max(0, seconds));
      paintTime(elements);
    },
    setVolume(level: number): void {
      film.volume = Math.min(1, Math.max(0, Math.round(level * 100) / 100));
      film.muted = film.volume === 0;
    },
    mute(): void {
      film.muted = !film.muted;
      if (!film.muted && film.volume === 0) film.volume = 0.5;
    },
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
  speed.addEventListener("click", () => (film.playbackRate = nextSpeed(film.playbackRate)));

  paintOnEvents(elements);
  return playback;
}

function paintOnEvents(elements: PlayerElements): void {
  const listen = (events: string[], paint: (elements: PlayerElements) => void) => {
    for (const event of events) elements.film.addEventListener(event, () => paint(elements));
    paint(elements);
  };
  listen(["play", "pause", "ended", "seeked", "emptied", "loadedmetadata"], paintPhase);
  listen(["timeupdate", "durationchange", "progress", "seeking", "emptied"], paintTime);
  listen(["volumechange"], paintVolume);
  listen(["ratechange"], paintSpeed);
}

function paintPhase({ stage, film, play, bigPlay }: PlayerElements): void {
  const phase = phaseOf(film);
  stage.dataset.phase = phase;
  play.setAttribute("aria-label", phase === "playing" ? "Pause" : phase === "ended" ? "Replay" : "Play");
  bigPlay.setAttribute("aria-label", phase === "ended" ? "Replay" : "Play");
  bigPlay.hidden = phase === "playing";
}

function paintTime({ film, seek, time }: PlayerElements): void {
  const { currentTime, duration, buffered } = film;
  const isLive = duration === Number.POSITIVE_INFINITY;
  const total = Number.isFinite(duration) ? duration : 0;
  const percent = (seconds: number) => `${total > 0 ? (seconds / total) * 100 : 0}%`;
  seek.hidden = isLive;
  seek.max = String(total);
  seek.value = String(currentTime);
  seek.setAttribute("aria-valuetext", `${spokenTime(currentTime)} of ${spokenTime(total)}`);
  seek.style.setProperty("--filled", percent(currentTime));
  seek.style.setProperty("--ready", percent(buffered.length > 0 ? buffered.end(buffered.length - 1) : 0));
  time.textContent = isLive ? "Live" : `${clockTime(currentTime)} / ${clockTime(total)}`;
}

function paintVolume({ film, mute, volume }: PlayerElements): void {
  const audible = film.muted ? 0 : film.volume;
  press(mute, audible === 0);
  volume.value = String(audible);
  volume.setAttribute("aria-valuetext", `${Math.round(audible * 100)} %`);
  volume.style.setProperty("--filled", `${audible * 100}%`);
}

function paintSpeed({ film, speed }: PlayerElements): void {
  speed.textContent = `${film.playbackRate}×`;
  speed.setAttribute("aria-label", `Speed ${film.playbackRate}×`);
}
