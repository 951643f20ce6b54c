import "./player.css";
import { connectCaptions } from "./captions.client.ts";
import { clockTime } from "./clock.ts";
import { connectScreens } from "./fullscreen.client.ts";
import { connectIdleControls } from "./idle-controls.client.ts";
import { commandOf, type KeyPress, type PlayerCommand } from "./keyboard.ts";
import { connectPlayback } from "./playback.client.ts";
import { connectPlaybackErrors } from "./playback-errors.client.ts";
import { findPlayerElements, type PlayerElements } from "./player-elements.client.ts";

// The script of the player page: takes over from the browser's own controls. It speaks to nobody but the film's sources.
const saidMs = 1200;

const parts = findPlayerElements(document);
const { film, stage, bar } = parts;
const playback = connectPlayback(parts);
const captions = connectCaptions(parts);
const screens = connectScreens(parts);
const controls = connectIdleControls(parts);
const say = answering(parts);
connectPlaybackErrors(parts);
connectPointer();

film.controls = false;
bar.hidden = false;
stage.dataset.ready = "";

parts.captions.addEventListener("click", () => say(captions.next()));
document.addEventListener("keydown", (event) => {
  const command = commandOf({ key: event.key, modified: event.ctrlKey || event.altKey || event.metaKey, on: focused(event.target) });
  if (command === null) return;
  event.preventDefault();
  if (!event.repeat || command.does === "seekBy" || command.does === "volumeBy") say(obey(command));
});

function focused(target: EventTarget | null): KeyPress["on"] {
  if (target === parts.seek) return "seek";
  if (target === parts.volume) return "volume";
  return target instanceof HTMLButtonElement ? "button" : "other";
}

/** Does what a key asked; the answer is for those who cannot see which button it was. */
function obey(command: PlayerCommand): string {
  switch (command.does) {
    case "toggle":
      playback.toggle();
      return film.paused ? "Paused" : "Playing";
    case "seekBy":
    case "seekTo":
      playback.seekTo(command.does === "seekBy" ? film.currentTime + command.seconds : command.share * playback.length());
      return clockTime(film.currentTime);
    case "volumeBy":
      playback.setVolume((film.muted ? 0 : film.volume) + command.step);
      return `Volume ${Math.round(film.volume * 100)} %`;
    case "mute":
      playback.mute();
      return film.muted ? "Muted" : "Sound on";
    case "captions":
      return captions.next();
    case "fullscreen":
      screens.toggleFullscreen();
      return "";
  }
}

function answering({ said }: PlayerElements): (text: string) => void {
  let timer = 0;
  return (text) => {
    said.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => (said.textContent = ""), saidMs);
  };
}

/** A click on the picture plays or pauses, a second one at once fills the screen; a finger first brings the controls, and sends them away. */
function connectPointer(): void {
  let broughtControls = false;
  film.addEventListener("pointerdown", () => {
    broughtControls = controls.hidden();
    controls.show();
  });
  film.addEventListener("click", (event) => {
    const finger = event instanceof PointerEvent && event.pointerType === "touch";
    if (!finger || film.paused) playback.toggle();
    else if (!broughtControls) controls.hide();
  });
  film.addEventListener("dblclick", screens.toggleFullscreen);
}
