import { type Direction, isSideways } from "./nearest-box.ts";
import { isAdjusting, pressKey, stepsThroughChoices } from "./press.ts";

const isForward = (direction: Direction): boolean => direction === "down" || direction === "right";

/** As the browser does for arrow keys. A number grows upwards, a list of choices goes on downwards. */
function changeValue(field: Element | null, direction: Direction): void {
  if (field instanceof HTMLSelectElement) {
    const index = field.selectedIndex + (isForward(direction) ? 1 : -1);
    if (!field.options[index]) return;
    field.selectedIndex = index;
  } else if (field instanceof HTMLInputElement) {
    if (isForward(direction) === isSideways(direction)) field.stepUp();
    else field.stepDown();
  }
  for (const type of ["input", "change"]) field?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What the cross and the stick of a gamepad do in a field that has the arrow keys. @returns whether there is one */
export function stepInField(direction: Direction): boolean {
  const key = direction === "up" ? "ArrowUp" : "ArrowDown";
  if (isAdjusting()) changeValue(document.activeElement, direction);
  else if (!isSideways(direction) && stepsThroughChoices(key)) pressKey(key);
  else return false;
  return true;
}
