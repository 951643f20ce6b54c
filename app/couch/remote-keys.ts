import { isField } from "#app/ui/single-key.ts";
import { type RemotePress, remotePress } from "#domain/remote-keys.ts";
import { canGoBack, goBack, type Home, isClosingPress } from "./go-back.ts";
import { moveFocus } from "./move-focus.ts";
import type { Direction } from "./nearest-box.ts";
import { isAdjusting, movesCaret, pressSpecial, stepsThroughChoices } from "./press.ts";

/** Ten a second: faster, the eye loses the focus, and a slow television its frames. */
const repeatMs = 100;

const isDirection = (press: RemotePress | null): press is Direction => press === "left" || press === "right" || press === "up" || press === "down";

/** Backspace in a field of text. */
const deletesText = ({ key, target }: KeyboardEvent): boolean =>
  key === "Backspace" &&
  isField(target) &&
  target instanceof Element &&
  !target.matches("select, input:is([type=checkbox], [type=radio], [type=file], [type=range])");

/** Arrows, OK and Back of a remote control or a keyboard, before any other listener. @returns a function that ends it */
export function listenToRemote({ isHome, goHome }: Home): () => void {
  let lastMove = 0;
  const move = (direction: Direction, { repeat, timeStamp }: KeyboardEvent) => {
    if (repeat && timeStamp - lastMove < repeatMs) return;
    lastMove = timeStamp;
    moveFocus(direction, repeat);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isClosingPress(event) || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const press = remotePress(event);
    if (isDirection(press)) {
      if (isAdjusting() || movesCaret(event.key) || stepsThroughChoices(event.key)) return;
      move(press, event);
    } else if (press === "back" && !deletesText(event) && canGoBack(isHome())) {
      // While it is held, one page after another would be left.
      if (!event.repeat) void goBack(goHome);
    } else if (event.key !== "Enter" || event.repeat || !pressSpecial()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", onKeyDown, true);
  return () => removeEventListener("keydown", onKeyDown, true);
}
