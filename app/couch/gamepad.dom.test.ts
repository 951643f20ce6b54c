import { beforeEach, expect, test, vi } from "vitest";
import { listenToGamepads } from "./gamepad.ts";

const [ok, up, down] = [0, 12, 13];
let press: (button: number) => void;

beforeEach(() => {
  Element.prototype.checkVisibility = () => true;
  const buttons = Array.from({ length: 16 }, () => ({ pressed: false }));
  vi.stubGlobal("navigator", { getGamepads: () => [{ buttons, axes: [0, 0] }] });
  let read: FrameRequestCallback = () => undefined;
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => {
    read = next;
    return 1;
  });
  press = (pressed) => {
    for (const now of [pressed, -1]) {
      for (const [index, button] of buttons.entries()) button.pressed = index === now;
      read(0);
    }
  };
  return listenToGamepads({ isHome: () => false, goHome: () => undefined });
});

function focus<E extends HTMLElement>(markup: string): E {
  document.body.innerHTML = markup;
  const field = document.body.querySelector<E>("select, input") ?? expect.unreachable();
  field.focus();
  return field;
}

test("the cross of a gamepad changes the choice of a field after OK", () => {
  const field = focus<HTMLSelectElement>("<select><option>A<option>B</select>");
  const values: string[] = [];
  field.addEventListener("change", () => values.push(field.value));
  for (const button of [ok, down, down, up]) press(button);
  expect([values, document.activeElement]).toEqual([["B", "A"], field]);
});

test("the cross of a gamepad changes the number of a field after OK", () => {
  const field = focus<HTMLInputElement>('<input type="number" value="1950">');
  for (const button of [ok, up, up, down]) press(button);
  expect(field.value).toBe("1951");
});

test("the cross of a gamepad steps through what a field offers, and OK takes one without sending the form", () => {
  const field = focus<HTMLInputElement>('<form><input type="search" role="combobox" aria-expanded="true"></form>');
  const keys: string[] = [];
  field.addEventListener("keydown", (event) => {
    keys.push(event.key);
    event.preventDefault();
  });
  field.form?.addEventListener("submit", (event) => {
    keys.push("submit");
    event.preventDefault();
  });
  for (const button of [down, up, ok]) press(button);
  expect([keys, document.activeElement]).toEqual([["ArrowDown", "ArrowUp", "Enter"], field]);
});
