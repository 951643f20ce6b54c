import { beforeEach, describe, expect, test } from "vitest";
import { isAdjusting, movesCaret, pressSpecial, stopAdjusting } from "./press.ts";

/** Focuses a field of a page. jsdom lays nothing out, and takes everything for visible. */
function focus<E extends HTMLElement>(markup: string): E {
  document.body.innerHTML = markup;
  const field = document.body.firstElementChild as E;
  Element.prototype.checkVisibility = () => true;
  field.focus();
  return field;
}

beforeEach(() => void stopAdjusting());

describe("OK", () => {
  test.each(["<select><option>A<option>B</select>", '<input type="range">', '<input type="number">'])(
    "on %s lets the arrows change it, until it is pressed again",
    (markup) => {
      focus(markup);
      expect([pressSpecial(), isAdjusting()]).toEqual([true, true]);
      expect([pressSpecial(), isAdjusting()]).toEqual([true, false]);
    },
  );

  test("a field that is left is not changed any more", () => {
    focus("<select><option>A</select>").blur();
    const field = focus("<select><option>A</select>");
    pressSpecial();
    field.blur();
    field.focus();
    expect(isAdjusting()).toBe(false);
  });

  test("toggles a choice", () => {
    const choice = focus<HTMLInputElement>('<input type="checkbox">');
    expect([pressSpecial(), choice.checked]).toEqual([true, true]);
  });

  test.each(['<a href="/">Home</a>', "<button>Play</button>", '<input type="text">'])("on %s is the browser's own Enter", (markup) => {
    focus(markup);
    expect(pressSpecial()).toBe(false);
  });
});

describe("in a text", () => {
  const caretAt = (position: number, end = position, direction = "ltr") => {
    focus<HTMLInputElement>(`<input type="search" value="keaton" style="direction: ${direction}">`).setSelectionRange(position, end);
  };

  test.each([
    ["ArrowRight", 3, true],
    ["ArrowRight", 6, false],
    ["ArrowLeft", 3, true],
    ["ArrowLeft", 0, false],
    ["ArrowDown", 3, false],
  ])("%s with the caret at %i moves the caret: %s", (key, position, moves) => {
    caretAt(position);
    expect(movesCaret(key)).toBe(moves);
  });

  test("an arrow ends a selection", () => {
    caretAt(0, 6);
    expect(movesCaret("ArrowRight")).toBe(true);
  });

  test("an address to copy is left by the first press", () => {
    focus<HTMLInputElement>('<input value="https://matinee.example" readonly>').select();
    expect(movesCaret("ArrowRight")).toBe(false);
  });

  test("from right to left the text ends at the left", () => {
    caretAt(6, 6, "rtl");
    expect([movesCaret("ArrowLeft"), movesCaret("ArrowRight")]).toEqual([false, true]);
  });
});
