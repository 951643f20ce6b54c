import type { RemotePress } from "#domain/remote-keys.ts";
import { adjust, confirm, reachable, step } from "./couch-panel.client.ts";
import { seekSeconds } from "./held-press.ts";
import type { FilmControls } from "./idle-controls.client.ts";
import type { PlayerCommand } from "./keyboard.ts";
import { sendToPage } from "./page-messages.client.ts";
import type { PlayerElements } from "./player-elements.client.ts";

/** What has the keys. `film`: the time line, on which the focus stays. */
export type Place = "film" | "controls" | "next" | "error" | "panel" | "sheet";
export type Actions = Partial<Record<RemotePress, (heldMs: number) => void>>;

export type CouchDeps = { film: HTMLVideoElement; controls: FilmControls; run: (command: PlayerCommand) => void };

const confirmFocused = () => confirm(document.activeElement);
const adjustFocused = (by: 1 | -1) => () => adjust(document.activeElement, by);
const steps = (part: Element, by: 1 | -1) => () => void step(reachable(part), by);

/** The page closes the player. It has to know before where the film stopped. */
function leave(film: HTMLVideoElement): void {
  const sayLeave = () => sendToPage({ matinee: 1, type: "leave" });
  if (film.paused) sayLeave();
  else {
    film.addEventListener("pause", sayLeave, { once: true });
    film.pause();
  }
}

/** What the film itself has, wherever the focus is. */
export function filmActions({ seek, play }: PlayerElements, { film, controls, run }: CouchDeps) {
  const focus = () => (seek.hidden ? play : seek).focus({ preventScroll: true });
  const toggle = () => run({ does: "toggle" });
  const seekBy = (direction: 1 | -1) => (heldMs: number) => {
    focus();
    run({ does: "seekBy", seconds: direction * seekSeconds(heldMs) });
  };
  const close = () => {
    focus();
    controls.hide();
  };
  const always: Actions = {
    play: () => film.paused && toggle(),
    pause: () => film.paused || toggle(),
    toggle,
    stop: () => leave(film),
    rewind: seekBy(-1),
    fastForward: seekBy(1),
  };
  return { focus, toggle, seekBy, close, always, leave: () => leave(film) };
}

type FilmActions = ReturnType<typeof filmActions>;

/** The time line, the controls above it and the next episode below it. */
export function barActions(elements: PlayerElements, next: HTMLElement, onFilm: FilmActions, { run }: CouchDeps) {
  const { play, captions, volume, error } = elements;
  const row = play.parentElement ?? elements.bar;
  const open = () => {
    if (!error.hidden) return void step(reachable(error), 1);
    (captions.hidden ? play : captions).focus();
  };
  const louder = (by: 1 | -1, otherwise: () => void) => () => (document.activeElement === volume ? run({ does: "volumeBy", step: by / 10 }) : otherwise());
  return {
    film: {
      left: onFilm.seekBy(-1),
      right: onFilm.seekBy(1),
      up: open,
      down: () => (next.hidden ? onFilm.close() : next.focus()),
      ok: onFilm.toggle,
      back: onFilm.leave,
    },
    controls: {
      left: steps(row, -1),
      right: steps(row, 1),
      up: louder(1, () => undefined),
      down: louder(-1, onFilm.focus),
      ok: confirmFocused,
      back: onFilm.close,
    },
    next: { up: onFilm.focus, ok: confirmFocused, back: onFilm.close },
  } satisfies Partial<Record<Place, Actions>>;
}

/** What stands over the film: a failure, the menu and the sheet of shortcuts. */
export function overlayActions({ error, panel, settings, sheet }: PlayerElements, onFilm: FilmActions) {
  const closePanel = () => {
    panel.hidePopover();
    settings.focus();
  };
  const scroll = (by: 1 | -1) => () => sheet.scrollBy({ top: by * 0.6 * sheet.clientHeight });
  const closeSheet = () => sheet.close();
  return {
    error: {
      left: steps(error, -1),
      right: steps(error, 1),
      up: steps(error, -1),
      down: () => step(reachable(error), 1) || onFilm.focus(),
      ok: confirmFocused,
      back: onFilm.focus,
    },
    panel: { left: adjustFocused(-1), right: adjustFocused(1), up: steps(panel, -1), down: steps(panel, 1), ok: confirmFocused, back: closePanel },
    sheet: { up: scroll(-1), down: scroll(1), ok: closeSheet, back: closeSheet },
  } satisfies Partial<Record<Place, Actions>>;
}
