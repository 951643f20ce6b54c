import { isTarget } from "./focus-targets.ts";
import { focusAnything, isNowhere } from "./move-focus.ts";

/** The arrows change their values. Until OK is pressed they lead on from there, as from everything else. */
const adjustable = "select, input:is([type=range], [type=number], [type=date], [type=month])";
/** Enter does nothing on them by itself. */
const toggled = "input:is([type=checkbox], [type=radio], [type=file])";

/** The field whose value the arrows change. */
let adjusted: HTMLElement | null = null;

export const isAdjusting = (): boolean => adjusted !== null && adjusted === document.activeElement;

/** @returns whether a field was being changed */
export function stopAdjusting(): boolean {
  const wasAdjusting = isAdjusting();
  if (adjusted) delete adjusted.dataset.adjusted;
  adjusted = null;
  return wasAdjusting;
}

function adjust(field: HTMLElement): void {
  adjusted = field;
  field.dataset.adjusted = "";
  field.addEventListener("blur", stopAdjusting, { once: true });
}

/** What OK does that Enter does not do by itself. @returns whether it did something */
export function pressSpecial(): boolean {
  const element = document.activeElement;
  if (stopAdjusting()) return true;
  if (isNowhere()) {
    focusAnything();
    return true;
  }
  if (!isTarget(element)) return false;
  if (element.matches(adjustable)) adjust(element);
  else if (element.matches(toggled)) element.click();
  else return false;
  return true;
}

/** A key that a gamepad stands for. @returns whether the page has used it */
export const pressKey = (key: string): boolean =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) === false;

/** OK on a gamepad, which the browser knows nothing of. */
export function press(): void {
  const element = document.activeElement;
  if (pressSpecial() || !isTarget(element)) return;
  if (element instanceof HTMLInputElement) {
    if (!pressKey("Enter")) element.form?.requestSubmit();
  } else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Up and down step through the choices that a field offers, until one is taken or Back closes them. */
export const stepsThroughChoices = (key: string): boolean =>
  (key === "ArrowUp" || key === "ArrowDown") && document.activeElement?.matches("[role=combobox][aria-expanded=true]") === true;

/** In a text the arrows move the caret, until it is at the end that the key leads to. */
export function movesCaret(key: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.matches(adjustable) || field.readOnly) return false;
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start === null || end === null) return false;
  if (field instanceof HTMLTextAreaElement && (key === "ArrowUp" || key === "ArrowDown")) return value.includes("\n");
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const isRightToLeft = getComputedStyle(field).direction === "rtl";
  const leadsToEnd = (key === "ArrowRight") !== isRightToLeft;
  return start !== end || (leadsToEnd ? end < value.length : start > 0);
}
