import "./controls.css";
import "./overlays.css";
import "./captions.css";
import "./settings.css";
import "./stage.css";
import "./small-frame.css";
import { addArrayMethods } from "#domain/early-arrays.ts";
import type { Language } from "#domain/languages.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import type { Words } from "#languages/words.ts";
import { connectCaptions } from "./captions.client.ts";
import { createCommands } from "./commands.client.ts";
import { createFilmSource } from "./film-source.client.ts";
import { createTimeline } from "./film-timeline.client.ts";
import { connectFrameTitle } from "./frame-title.client.ts";
import { connectFullscreen } from "./fullscreen.client.ts";
import { connectIdleControls } from "./idle-controls.client.ts";
import { ignoreRejection } from "./ignore-rejection.client.ts";
import { commandOf, type KeyPress, type PlayerCommand, pageCommands } from "./keyboard.ts";
import { connectMediaSession } from "./media-session.client.ts";
import { connectMenuWithoutPopover } from "./menu-without-popover.client.ts";
import { connectOwnCaptions } from "./own-captions.client.ts";
import { connectOwnFilm } from "./own-film.client.ts";
import { connectPage } from "./page-messages.client.ts";
import { connectPlayback, connectSeekPreview } from "./playback.client.ts";
import { connectPlaybackErrors } from "./playback-errors.client.ts";
import { startPosition } from "./player-address.ts";
import { findPlayerElements, type PlayerElements, type PlayerPage } from "./player-elements.client.ts";
import { createPlayerMemory } from "./player-memory.client.ts";
import { connectPointer } from "./pointer.client.ts";
import { connectPublicFilm } from "./public-film.client.ts";
import { connectRemotePlayback } from "./remote-playback.client.ts";
import { connectAudio, connectCaptionLook, connectQuality, connectShortcuts, connectVolumeAndSpeed } from "./settings-menu.client.ts";
import { connectWakeLock } from "./wake-lock.client.ts";

// The script of the player page. It replaces the browser's controls, and requests nothing but the film's sources.

addArrayMethods();

const announcementMs = 1200;
/** To read a sentence. */
const handoverMs = 6000;

const elements = findPlayerElements(document);
const { film, stage, bar } = elements;
// A file of the document's language, which the document preloads.
const { words } = (await import(/* @vite-ignore */ stage.dataset.words ?? "")) as { words: Words["player"] };
const page: PlayerPage = { ...elements, language: document.documentElement.lang as Language, words };
const memory = createPlayerMemory();
const timeline = createTimeline(film);
const playback = connectPlayback(page, timeline);
const captions = connectCaptions(page, memory);
const toggleFullscreen = connectFullscreen(elements).toggle;
const controls = connectIdleControls(elements);
const execute = createCommands({ film, words: words.playerPage, playback, captions, toggleFullscreen, openShortcuts: connectShortcuts(elements, memory) });
const announce = createAnnouncer(elements);
const run = (command: PlayerCommand) => announce(execute(command));

connectVolumeAndSpeed(elements, playback, memory);
connectCaptionLook(elements, memory);
connectOwnCaptions(page, captions);
connectPointer(page, { playback, controls, toggleFullscreen });
connectRemotePlayback(elements);
connectSeekPreview(elements, playback.length);
connectMenuWithoutPopover(elements);
connectWakeLock(film);
connectFrameTitle(elements, connectMediaSession(film, playback));
connectKeysAndButtons();
// The page around this frame has the layout for a television (app/data/couch.ts).
if (window.frameElement?.ownerDocument.documentElement.hasAttribute("data-couch")) {
  void import("./couch.client.ts").then(({ connectCouch }) => connectCouch(elements, { film, controls, run }), ignoreRejection);
}
connectFilm(connectPage(film, timeline, playback, run));

const startS = startPosition(location.search);
if (startS > 0) playback.seekTo(startS);
film.controls = false;
bar.hidden = false;
stage.dataset.ready = "";
// The visitor has pressed Play in the page around this frame. A browser that wants a press here shows the play button.
if (window.frameElement?.hasAttribute("data-autoplay")) playback.play();

function connectFilm(onFailure: (reason: PlayerError) => void): void {
  const quality = connectQuality(page);
  const errors = connectPlaybackErrors(page, { onFailure, onRetry: () => (special ?? source).retry() });
  const source = createFilmSource(film, {
    onLevels: quality.onLevels,
    onLevel: quality.onLevel,
    ...connectAudio(elements, memory),
    onFailure: (reason) => (special ? special.onFailure(reason) : errors.fail(reason)),
  });
  const deps = { source, timeline, captions, errors, quality };
  const special = connectOwnFilm(page, deps) ?? connectPublicFilm(page, { ...deps, say: (text) => announce(text, handoverMs) });
  (special ?? source).start();
}

function connectKeysAndButtons(): void {
  elements.captions.addEventListener("click", () => run(pageCommands.captions));
  elements.back.addEventListener("click", () => run(pageCommands.back));
  elements.forward.addEventListener("click", () => run(pageCommands.forward));
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    const command = commandOf({ key, modified: ctrlKey || altKey || metaKey, on: focusOf(target), singleKeys: memory.settings.singleKeys });
    if (command === null) return;
    event.preventDefault();
    if (!event.repeat || command.does === "seekBy" || command.does === "volumeBy") run(command);
  });
}

function focusOf(target: EventTarget | null): KeyPress["on"] {
  if (target === elements.seek) return "seek";
  if (target === elements.volume) return "volume";
  if (target instanceof Element && target.closest(".panel") !== null) return "field";
  return target instanceof HTMLButtonElement ? "button" : "other";
}

function createAnnouncer({ announcement }: PlayerElements): (text: string, shownMs?: number) => void {
  let timer = 0;
  return (text, shownMs = announcementMs) => {
    announcement.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => (announcement.textContent = ""), shownMs);
  };
}
