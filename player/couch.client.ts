import "./couch.css";
import { type RemotePress, remotePress } from "#domain/remote-keys.ts";
import { type Actions, barActions, type CouchDeps, filmActions, overlayActions, type Place } from "./couch-actions.client.ts";
import { reachable, step } from "./couch-panel.client.ts";
import { listenToGamepads } from "./gamepad.client.ts";
import { createHold } from "./held-press.ts";
import { connectNextEpisode } from "./next-episode.client.ts";
import { isPanelOpen, type PlayerElements } from "./player-elements.client.ts";

/** Open controls that are not used cover the film no longer. */
const openMs = 8000;

type OnPress = (press: RemotePress, atMs: number, isRepeat: boolean) => void;

/** Before the player's other shortcuts and the browser's own handling of fields. The page listens at this window too (features/player). */
function listenToKeys(onPress: OnPress): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const press = event.ctrlKey || event.altKey || event.metaKey ? null : remotePress(event);
    if (press === null) return;
    event.preventDefault();
    event.stopPropagation();
    onPress(press, event.timeStamp, event.repeat);
  };
  window.addEventListener("keydown", onKeyDown, true);
}

function placeOfFocus({ play, panel, sheet, error }: PlayerElements, next: HTMLElement): Place {
  const focused = document.activeElement;
  if (sheet.open) return "sheet";
  if (isPanelOpen(panel)) return "panel";
  if (focused === next) return "next";
  if (error.contains(focused)) return "error";
  return play.parentElement?.contains(focused) ? "controls" : "film";
}

/** A remote control or a gamepad, for a player on a television. */
export function connectCouch(elements: PlayerElements, deps: CouchDeps): void {
  const { stage, bar, panel } = elements;
  const next = connectNextEpisode(bar);
  const onFilm = filmActions(elements, deps);
  const places: Record<Place, Actions> = { ...barActions(elements, next, onFilm, deps), ...overlayActions(elements, onFilm) };
  const place = () => placeOfFocus(elements, next);
  const closeUnused = () => ["controls", "next"].includes(place()) && !deps.film.paused && onFilm.close();
  let timer = 0;
  const hold = createHold((press, heldMs) => {
    (places[place()][press] ?? onFilm.always[press])?.(heldMs);
    if (press !== "back") deps.controls.show();
    clearTimeout(timer);
    timer = window.setTimeout(closeUnused, openMs);
  });
  listenToKeys(hold);
  listenToGamepads(hold);
  stage.dataset.couch = "";
  // The page moves the focus into the frame, not further.
  window.addEventListener("focus", () => document.activeElement === document.body && onFilm.focus());
  panel.addEventListener("toggle", () => isPanelOpen(panel) && void step(reachable(panel).slice(1), 1));
  if (document.hasFocus()) onFilm.focus();
}
