import "./player.css";
import { connectCaptions } from "./captions.client.ts";
import { clockTime } from "./clock.ts";
import { ignoreRejection } from "./film-source.client.ts";
import { connectFullscreen } from "./fullscreen.client.ts";
import { connectIdleControls } from "./idle-controls.client.ts";
import { commandOf, type KeyPress, type PlayerCommand } from "./keyboard.ts";
import { connectPlayback } from "./playback.client.ts";
import { connectPlaybackErrors } from "./playback-errors.client.ts";
import { findPlayerElements, type PlayerElements } from "./player-elements.client.ts";

// The script of the player page. It replaces the browser's controls, and requests nothing but the film's sources.

const announcementMs = 1200;

const elements = findPlayerElements(document);
const { film, stage, bar } = elements;
const playback = connectPlayback(elements);
const captions = connectCaptions(elements);
const fullscreen = connectFullscreen(elements);
const controls = connectIdleControls(elements);
const announce = createAnnouncer(elements);
connectPlaybackErrors(elements);
connectPointer();

film.controls = false;
bar.hidden = false;
stage.dataset.ready = "";
// The visitor has pressed Play in the page around this frame. A browser that wants a press here shows the play button.
if (window.frameElement?.hasAttribute("data-autoplay")) void film.play().catch(ignoreRejection);

elements.captions.addEventListener("click", () => announce(captions.next()));
document.addEventListener("keydown", (event) => {
  const command = commandOf({ key: event.key, modified: event.ctrlKey || event.altKey || event.metaKey, on: focusOf(event.target) });
  if (command === null) return;
  event.preventDefault();
  if (!event.repeat || command.does === "seekBy" || command.does === "volumeBy") announce(execute(command));
});

function focusOf(target: EventTarget | null): KeyPress["on"] {
  if (target === elements.seek) return "seek";
  if (target === elements.volume) return "volume";
  return target instanceof HTMLButtonElement ? "button" : "other";
}

/** Returns the announcement, because a key press has no visible button. */
function execute(command: PlayerCommand): string {
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
      fullscreen.toggle();
      return "";
  }
}

function createAnnouncer({ announcement }: PlayerElements): (text: string) => void {
  let timer = 0;
  return (text) => {
    announcement.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => (announcement.textContent = ""), announcementMs);
  };
}

/** Click: play or pause. Double click: full screen. Touch: show the controls, then hide them. */
function connectPointer(): void {
  let hasShownControls = false;
  film.addEventListener("pointerdown", () => {
    hasShownControls = controls.hidden();
    controls.show();
  });
  film.addEventListener("click", (event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (!isTouch || film.paused) playback.toggle();
    else if (!hasShownControls) controls.hide();
  });
  film.addEventListener("dblclick", fullscreen.toggle);
}
