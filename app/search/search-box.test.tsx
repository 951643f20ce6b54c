// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Catalogue } from "#domain/catalogue.ts";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { failing, neverAnswering, sampleCatalogue } from "#tests/support/sample-catalogue.ts";
import { sampleMovieSummary, samplePersonSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { SearchBox } from "./search-box.tsx";

// Here at once, so that only the debounce takes time.
await import("./search-dropdown.tsx");

const found = <T,>(results: T[]) => ({ page: 1, total_pages: 1, total_results: results.length, results });
const films = [1, 2, 3, 4, 5, 6].map((id) => sampleMovieSummary(id, { title: `Kid ${id}`, release_date: id === 2 ? "" : `192${id}-01-01` }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The pause that the debounce waits for, and the moment that an answer takes. */
const settle = async () => {
  await pass(500);
  await pass(10);
};
const field = () => screen.getByRole("combobox");
const options = () => screen.queryAllByRole("option");

const shownText = () => document.querySelector('[data-slot="dropdown"]')?.textContent;

const spoken = () => document.querySelector("form [role=status]")?.textContent;

function box(answers: Partial<Catalogue> = {}) {
  const searchMovies = vi.fn<Catalogue["searchMovies"]>(async () => found(films));
  const onDone = vi.fn();
  const view = renderScreen(<SearchBox label="Search" onDone={onDone} />, { path: "/home", catalogue: sampleCatalogue({ searchMovies, ...answers }) });
  return { ...view, searchMovies, onDone };
}

/** Focuses the field and puts text into it, as a paste does. */
async function type(text: string) {
  await act(async () => field().focus());
  await act(async () => void fireEvent.input(field(), { target: { value: text } }));
}
const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));

describe("the dropdown", () => {
  test("searches 500 ms after the last keystroke, once, and shows five of what was found", async () => {
    const { searchMovies } = box();
    for (const text of ["k", "ki", "kid", "kid ", "kid r", "kid"]) {
      await type(text);
      await pass(100);
    }
    await pass(399);
    expect(screen.getByText("Loading...")).toBeTruthy();
    expect(searchMovies).not.toHaveBeenCalled();
    await pass(1);
    await pass(10);
    expect(searchMovies.mock.calls.map(([query, page]) => [query, page])).toEqual([["kid", 1]]);
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([
      ["/movie/1", "Kid 11921"],
      ["/movie/2", "Kid 2Unknown year"],
      ["/movie/3", "Kid 31923"],
      ["/movie/4", "Kid 41924"],
      ["/movie/5", "Kid 51925"],
    ]);
    expect(spoken()).toBe("5 results");
    expect(options()[0]?.querySelector("img")?.getAttribute("src")).toContain("w92/poster-1.svg");
  });

  test("needs two characters", async () => {
    const { searchMovies } = box();
    await type(" k ");
    await settle();
    expect([screen.queryByText("Loading..."), screen.queryByText("View all results"), searchMovies.mock.calls.length]).toEqual([null, null, 0]);
  });

  test("drops and aborts what was asked before a changed mind, and shows the last", async () => {
    const signals: AbortSignal[] = [];
    const searchMovies: Catalogue["searchMovies"] = (query, _, asking) => {
      if (query !== "old") return Promise.resolve(found([sampleMovieSummary(2, { title: "New" })]));
      if (asking?.signal) signals.push(asking.signal);
      return new Promise((resolve) => setTimeout(() => resolve(found([sampleMovieSummary(1, { title: "Old" })])), 2000));
    };
    box({ searchMovies });
    await type("old");
    await settle();
    await type("new");
    expect(screen.getByText("Loading...")).toBeTruthy();
    await settle();
    await pass(3000);
    expect(options().map((option) => option.textContent)).toEqual(["New1927"]);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  test("says 'No results found', and what may have been meant", async () => {
    const hint = { type: "tv", id: 7, title: "Metropolis", date: "", poster_path: null, popularity: 1 } as const;
    box({ searchMovies: async () => ({ ...found([]), didYouMean: [hint] }) });
    await type("metropilis");
    await settle();
    expect(shownText()).toContain("No results found");
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([["/tv/7", "MetropolisTV series, Unknown year"]]);
    expect(spoken()).toBe("No results found. 1 similar title");
  });

  test("takes a failure for nothing found, and logs it without what was typed", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    box({ searchMovies: failing });
    await type("secret");
    await settle();
    expect(shownText()).toContain("No results found");
    expect(warn.mock.calls.flat().join(" ")).toBe("search: the provider is down");
  });

  test("searches again when the type changes", async () => {
    const searchSeries = vi.fn<Catalogue["searchSeries"]>(async () => found([sampleSeriesSummary(7, { name: "Judex" })]));
    box({ searchSeries });
    await type("judex");
    await settle();
    await act(async () => screen.getByRole("radio", { name: "TV" }).click());
    await pass(10);
    expect(options().map((option) => option.getAttribute("href"))).toEqual(["/tv/7"]);
    expect(searchSeries.mock.calls.map(([query]) => query)).toEqual(["judex"]);
  });

  test("leads from an IMDb id to its title, whatever the type", async () => {
    const { searchMovies } = box({ imdbMatch: async () => ({ type: "tv", item: sampleSeriesSummary(7, { name: "Judex" }) }) });
    await type("tt0006206");
    await settle();
    expect([options().map((option) => option.getAttribute("href")), searchMovies.mock.calls.length]).toEqual([["/tv/7"], 0]);
  });
});

describe("people", () => {
  const known = (title: string, popularity: number) => ({ id: popularity, title, popularity });
  const person = samplePersonSummary(5, { name: "Buster Keaton", known_for_department: null, known_for: [known("Minor", 1), known("Major", 9)] });

  async function people(knownFor: Catalogue["knownFor"], results = [person]) {
    box({ searchPeople: async () => found(results), knownFor });
    await act(async () => screen.getByRole("radio", { name: "People" }).click());
    await type("keaton");
    await settle();
  }

  test("have a department and what the search knows them for, until their credits say better", async () => {
    let tell: (titles: string[]) => void = () => undefined;
    await people(() => new Promise((resolve) => (tell = resolve)));
    expect(options().map((option) => [option.getAttribute("href"), option.textContent])).toEqual([["/actor/5", "BKBuster KeatonActorKnown for Major, Minor"]]);
    await act(async () => tell(["The General", "Sherlock Jr.", "Our Hospitality"]));
    await pass(10);
    expect(options()[0]?.textContent).toContain("Known for The General, Sherlock Jr., Our Hospitality");
  });

  test("keep what is known of them where the credits fail", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await people(failing);
    expect(options()[0]?.textContent).toContain("Known for Major, Minor");
  });

  test("are asked for their credits five times at most", async () => {
    const knownFor = vi.fn(neverAnswering);
    await people(
      knownFor,
      Array.from({ length: 8 }, (_, index) => samplePersonSummary(index + 1)),
    );
    expect(knownFor).toHaveBeenCalledTimes(5);
  });
});

describe("the keyboard", () => {
  const activeText = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

  test("walks the options with arrows, Home and End, and Enter opens one", async () => {
    const { addressNow, onDone } = box();
    await type("kid");
    await settle();
    expect([field().getAttribute("aria-expanded"), screen.getByRole("listbox").id]).toEqual(["true", field().getAttribute("aria-controls")]);
    const walked: (string | null)[] = [];
    for (const key of ["ArrowDown", "ArrowDown", "Home", "ArrowUp", "ArrowDown", "End"]) {
      await press(key);
      walked.push(activeText());
    }
    expect(walked.map((text) => text?.slice(0, 5))).toEqual(["Kid 1", "Kid 2", "Kid 1", "Kid 5", "Kid 1", "Kid 5"]);
    expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual(["false", "false", "false", "false", "true"]);
    await press("Enter");
    expect([addressNow(), (field() as HTMLInputElement).value, options().length]).toEqual(["/movie/5", "", 0]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("closes with Escape and opens again with the down arrow", async () => {
    box();
    await type("kid");
    await settle();
    await press("Escape");
    expect([options().length, field().getAttribute("aria-expanded"), (field() as HTMLInputElement).value]).toEqual([0, "false", "kid"]);
    await press("ArrowDown");
    expect(options()).toHaveLength(5);
  });

  test("leaves no option chosen when the text changes", async () => {
    box();
    await type("kid");
    await settle();
    await press("ArrowDown");
    await type("kids");
    await settle();
    expect(activeText()).toBe(null);
  });
});

describe("the form", () => {
  const submit = () => act(async () => void fireEvent.submit(field().closest("form") as HTMLFormElement));

  test("goes to the search page with the trimmed text and the type, and is cleared", async () => {
    const { addressNow, onDone } = box();
    await act(async () => screen.getByRole("radio", { name: "People" }).click());
    await type("  Buster   Keaton ");
    await submit();
    expect([addressNow(), (field() as HTMLInputElement).value]).toEqual(["/search?q=Buster+Keaton&type=people", ""]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("ignores blanks", async () => {
    const { addressNow, onDone } = box();
    await type("   ");
    await submit();
    expect([addressNow(), onDone.mock.calls.length]).toEqual(["/home", 0]);
  });

  test("asks for the search page by itself where there is no script", () => {
    box();
    const form = field().closest("form") as HTMLFormElement;
    expect([form.getAttribute("action"), form.method, field().getAttribute("name"), field().getAttribute("placeholder")]).toEqual([
      ...["/search", "get", "q", "Search..."],
    ]);
    const toggles = within(screen.getByRole("group", { name: "Search among" })).getAllByRole("radio") as HTMLInputElement[];
    expect(toggles.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ["type", "movies", true],
      ["type", "tv", false],
      ["type", "people", false],
    ]);
  });

  test("has 'View all results' in the dropdown, and closes for a click beside it or a focus elsewhere", async () => {
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
