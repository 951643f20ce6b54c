import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveFocus } from "./move-focus.ts";
import { press } from "./press.ts";

// jsdom lays nothing out. What arrows reach on real pages: tests/e2e/couch-walk.e2e.ts.
const missing = { checkVisibility: () => true, scrollIntoView: () => undefined };
beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  for (const [name, value] of Object.entries(missing)) Object.defineProperty(Element.prototype, name, { value, configurable: true });
});
afterEach(() => {
  for (const name of Object.keys(missing)) Reflect.deleteProperty(Element.prototype, name);
});

test("in a plot left and right lead through its marks in their order, of which one is a tab stop, and OK opens the mark", () => {
  document.body.innerHTML = '<svg><a href="#1" tabindex="-1"></a><a href="#2" tabindex="0"></a><a href="#3" tabindex="-1"></a></svg>';
  document.querySelector<SVGElement>("[href='#2']")?.focus();
  const addressAfter = (direction: "left" | "right") => {
    moveFocus(direction, false);
    return document.activeElement?.getAttribute("href");
  };
  expect([addressAfter("right"), addressAfter("left"), addressAfter("left")]).toEqual(["#3", "#2", "#1"]);
  const opened: (string | null)[] = [];
  document.querySelector("svg")?.addEventListener("click", ({ target }) => opened.push(target instanceof Element ? target.getAttribute("href") : null));
  press();
  expect(opened).toEqual(["#1"]);
});

test("OK on a heading, which shows no focus, leads to what the heading's part begins with", () => {
  document.body.innerHTML =
    '<main id="main"><h1 tabindex="-1">Import</h1><a href="#guide">Guide</a><h2 tabindex="-1">Added</h2><button>My list</button></main>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 10, 100, 40));
  const afterOkOn = (heading: string) => {
    document.querySelector<HTMLElement>(heading)?.focus();
    press();
    return document.activeElement?.textContent;
  };
  expect([afterOkOn("h1"), afterOkOn("h2")]).toEqual(["Guide", "My list"]);
});

test("arrows pass over what is disabled, and lead on from what a press has disabled", () => {
  document.body.innerHTML = '<button id="0"></button><a id="1" role="link" aria-disabled="true" tabindex="0"></a><button id="2"></button>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(Number(this.id) * 100, 10, 80, 40);
  });
  const idAfter = (from: string, direction: "left" | "right") => {
    document.getElementById(from)?.focus();
    moveFocus(direction, false);
    return document.activeElement?.id;
  };
  expect([idAfter("0", "right"), idAfter("1", "right"), idAfter("1", "left")]).toEqual(["2", "2", "0"]);
});

/** Boxes from `data-box`, as "left top width height". */
function layOut(markup: string): void {
  document.body.innerHTML = markup;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(...(this.getAttribute("data-box") ?? "0 0 0 0").split(" ").map(Number));
  });
}

function textAfter(from: string, direction: "right" | "down") {
  document.querySelector<HTMLElement>(from)?.focus();
  moveFocus(direction, false);
  return document.activeElement?.textContent;
}

test("at the end of a line, the next line begins with its first button, where it is no list", () => {
  layOut(`<button id="share" data-box="300 100 100 40">Share</button>
    <div><button data-box="0 200 40 40">Pause</button><button data-box="50 200 40 40">1</button><button data-box="330 200 40 40">5</button></div>`);
  expect(textAfter("#share", "right")).toBe("Pause");
});

test("below a link at the end of the line, the selected tab comes before the cards", () => {
  layOut(`<a id="filter" href="#f" data-box="1500 0 200 40">Filter and sort</a>
    <div role="tablist" data-box="0 60 1700 48">
      <a href="#m" role="tab" data-box="0 60 100 48">Movies</a><a href="#s" role="tab" aria-selected="true" data-box="110 60 100 48">Series</a>
    </div>
    <ul data-box="0 140 1700 400"><li><a href="#c" data-box="1500 140 200 400">Card</a></li></ul>`);
  expect(textAfter("#filter", "down")).toBe("Series");
});
