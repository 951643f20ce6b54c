import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { box, field, found, options, press, settle, spoken, type, useFakeTime } from "#tests/support/search-box-driver.tsx";

beforeEach(useFakeTime);

describe("the keyboard", () => {
  const activeText = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

  test("moves through the options with the arrows, Home and End, and opens one with Enter", async () => {
    const { addressNow } = box();
    await type("kid");
    await settle();
    expect([field().getAttribute("aria-expanded"), screen.getByRole("listbox").id]).toEqual(["true", field().getAttribute("aria-controls")]);
    const visited: (string | null)[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "Home", "ArrowUp", "ArrowDown", "End"]) {
      await press(key);
      visited.push(activeText());
    }
    expect(visited.map((text) => text?.slice(0, 5))).toEqual(["Kid 1", "Kid 2", "Kid 1", "Kid 5", "Kid 1", "Kid 5"]);
    expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "false", "false", "false", "true"]);
    await press("Enter");
    expect([addressNow(), field().value, options().length]).toEqual(["/movie/5", "", 0]);
  });

  test("closes with Escape and opens again with the down arrow", async () => {
    box();
    await type("kid");
    await settle();
    await press("Escape");
    expect([options().length, field().getAttribute("aria-expanded"), field().value]).toEqual([0, "false", "kid"]);
    await press("ArrowDown");
    expect(options()).toHaveLength(5);
  });

  test("says that there is no list while the search runs and where it finds nothing", async () => {
    box({ searchMovies: async () => found([]) });
    const list = () => [field().getAttribute("aria-expanded"), field().getAttribute("aria-controls"), screen.queryByRole("listbox")];
    await type("kid");
    expect([screen.getByText("Loading...").textContent, ...list()]).toEqual(["Loading...", "false", null, null]);
    await settle();
    expect([spoken(), ...list()]).toEqual(["No results found", "false", null, null]);
    // In sight too, and read once.
    expect(screen.getByText("No results found", { selector: "[data-slot=dropdown] p" }).closest("[aria-hidden=true]")).not.toBeNull();
  });

  test("has no active option after the text changes", async () => {
    box();
    await type("kid");
    await settle();
    await press("ArrowDown");
    await type("kids");
    await settle();
    expect(activeText()).toBe(null);
  });
});

const submit = () => act(async () => void fireEvent.submit(field().closest("form") as HTMLFormElement));

describe("a box with the page's query", () => {
  test("opens the dropdown for another text alone", async () => {
    const { searchMovies } = box({}, "kid");
    await act(async () => field().focus());
    await settle();
    expect([field().value, field().getAttribute("aria-expanded"), searchMovies.mock.calls.length]).toEqual(["kid", "false", 0]);
    await type("kids");
    await settle();
    expect(options()).toHaveLength(5);
  });

  test("returns to the query after a click on a result", async () => {
    const { addressNow } = box({}, "kid");
    await type("kids");
    await settle();
    await press("ArrowDown");
    await press("Enter");
    expect([addressNow(), field().value, options().length]).toEqual(["/movie/1", "kid", 0]);
  });

  test("retains the text after submitting", async () => {
    const { addressNow } = box({}, "kid");
    await submit();
    expect([addressNow(), field().value]).toEqual(["/search?q=kid&type=movies", "kid"]);
  });
});

describe("the form", () => {
  test("navigates to the search page with the trimmed text and the type, and clears the field", async () => {
    const { addressNow } = box();
    await act(async () => screen.getByRole("radio", { name: "People" }).click());
    await type("  Buster   Keaton ");
    await submit();
    expect([addressNow(), field().value]).toEqual(["/search?q=Buster+Keaton&type=people", ""]);
  });

  test("ignores blank text", async () => {
    const { addressNow } = box();
    await type("   ");
    await submit();
    expect([addressNow(), field().value]).toEqual(["/home", "   "]);
  });

  test("submits to the search page without script", () => {
    box();
    const form = field().closest("form") as HTMLFormElement;
    expect([form.getAttribute("action"), form.method, field().getAttribute("name"), field().getAttribute("placeholder")]).toEqual([
      ...["/search", "get", "q", "Search..."],
    ]);
    const toggles = within(screen.getByRole("group", { name: "Search in" })).getAllByRole("radio") as HTMLInputElement[];
    expect(toggles.map(({ labels, name, value, checked }) => [labels?.[0]?.textContent, name, value, checked])).toEqual([
      ["Movies", "type", "movies", true],
      ["TV", "type", "tv", false],
      ["People", "type", "people", false],
    ]);
  });

  test("has 'View all results' in the dropdown, and closes on a click outside or when the focus leaves", async () => {
    const { container } = box();
    await type("kid");
    await settle();
    const viewAll = screen.getByRole("button", { name: "View all results" }) as HTMLButtonElement;
    expect([viewAll.type, viewAll.form]).toEqual(["submit", field().closest("form")]);
    await act(async () => fireEvent.click(container.querySelector('[data-slot="backdrop"]') as Element));
    expect(options()).toHaveLength(0);
    await type("kids");
    await settle();
    expect(options()).toHaveLength(5);
    await act(async () => field().blur());
    expect(options()).toHaveLength(0);
  });
});
