import { clockTime, spokenTime } from "./clock.ts";
import { ignoreRefusal } from "./film-source.client.ts";
import { isBroken } from "./playback-errors.client.ts";
import { nextSpeed, phaseOf } from "./playback-phase.ts";
import { type PlayerElements, press } from "./player-elements.client.ts";

/** Play, seek, volume, speed: what can be asked of the film, and the controls that show how it stands. */
export function connectPlayback(parts: PlayerElements) {
  const { stage, film, play, centre, seek, mute, volume, speed, retry } = parts;
  const length = () => (Number.isFinite(film.duration) ? film.duration : 0);

  const playback = {
    toggle(): void {
      if (isBroken(stage)) retry.click();
      else if (film.paused) void film.play().catch(ignoreRefusal);
      else film.pause();
    },
    seekTo(seconds: number): void {
      film.currentTime = Math.min(length(), Math.max(0, seconds));
      paintTime(parts);
    },
    setVolume(share: number): void {
      film.volume = Math.min(1, Math.max(0, Math.round(share * 100) / 100));
      film.muted = film.volume === 0;
    },
    mute(): void {
      film.muted = !film.muted;
      if (!film.muted && film.volume === 0) film.volume = 0.5;
    },
    length,
  };

  play.addEventListener("click", playback.toggle);
  centre.addEventListener("click", () => {
    // The button vanishes with the click: the focus goes where the same can be done.
    play.focus({ preventScroll: true });
    playback.toggle();
  });
  seek.addEventListener("input", () => playback.seekTo(seek.valueAsNumber));
  mute.addEventListener("click", playback.mute);
  volume.addEventListener("input", () => playback.setVolume(volume.valueAsNumber));
  speed.addEventListener("click", () => (film.playbackRate = nextSpeed(film.playbackRate)));

  keepPainted(parts);
  return playback;
}

/** Each control is painted when the film says that something of its own has changed. */
function keepPainted(parts: PlayerElements): void {
  const listen = (events: string[], paint: (parts: PlayerElements) => void) => {
    for (const event of events) parts.film.addEventListener(event, () => paint(parts));
    paint(parts);
  };
  listen(["play", "pause", "ended", "seeked", "emptied", "loadedmetadata"], paintPhase);
  listen(["timeupdate", "durationchange", "progress", "seeking", "emptied"], paintTime);
  listen(["volumechange"], paintVolume);
  listen(["ratechange"], paintSpeed);
}

function paintPhase({ stage, film, play, centre }: PlayerElements): void {
  const phase = phaseOf(film);
  stage.dataset.phase = phase;
  play.setAttribute("aria-label", phase === "playing" ? "Pause" : phase === "ended" ? "Replay" : "Play");
  centre.setAttribute("aria-label", phase === "ended" ? "Replay" : "Play");
  centre.hidden = phase === "playing";
}

function paintTime({ film, seek, time }: PlayerElements): void {
  const { currentTime, duration, buffered } = film;
  const live = duration === Number.POSITIVE_INFINITY;
  const total = Number.isFinite(duration) ? duration : 0;
  const share = (seconds: number) => `${total > 0 ? (seconds / total) * 100 : 0}%`;
  seek.hidden = live;
  seek.max = String(total);
  seek.value = String(currentTime);
  seek.setAttribute("aria-valuetext", `${spokenTime(currentTime)} of ${spokenTime(total)}`);
  seek.style.setProperty("--filled", share(currentTime));
  seek.style.setProperty("--ready", share(buffered.length > 0 ? buffered.end(buffered.length - 1) : 0));
  time.textContent = live ? "Live" : `${clockTime(currentTime)} / ${clockTime(total)}`;
}

function paintVolume({ film, mute, volume }: PlayerElements): void {
  const heard = film.muted ? 0 : film.volume;
  press(mute, heard === 0);
  volume.value = String(heard);
  volume.setAttribute("aria-valuetext", `${Math.round(heard * 100)} %`);
  volume.style.setProperty("--filled", `${heard * 100}%`);
}

function paintSpeed({ film, speed }: PlayerElements): void {
  speed.textContent = `${film.playbackRate}×`;
  speed.setAttribute("aria-label", `Speed ${film.playbackRate}×`);
}
