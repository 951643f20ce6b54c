import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Page } from "#domain/page.ts";
import type { Catalog } from "#features/catalog.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, neverResolving } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import DiscoverScreen from "./discover-screen.tsx";
import { discoverPath } from "./model/discover-address.ts";

fakeBrowser();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const pageOf = <T,>(items: T[], totalResults = items.length): Page<T> => ({ items, page: 1, totalPages: Math.ceil(totalResults / 20), totalResults });

/** A list whose number of titles says which filters it is of. */
const films = (counts: Record<string, number>) =>
  vi.fn<Catalog["discoverMovies"]>(async (filters) => {
    const count = counts[discoverPath(filters)] ?? 0;
    return pageOf(count === 0 ? [] : [sampleMovieSummary(count)], count);
  });
const series: Catalog["discoverSeries"] = async () => pageOf([sampleSeriesSummary(7)], 7);
const keywords: Catalog["references"] = async ({ kind, ids = [], text }) => {
  if (kind === "certification") return ["G", "PG", "R"].map((id) => ({ id, name: id }));
  if (kind === "provider") return [{ id: "8", name: "Film Club" }];
  const all = [
    { id: "154802", name: "silent film" },
    { id: "10937", name: "silence" },
  ];
  return text === undefined ? all.filter(({ id }) => ids.includes(id)) : all.filter(({ name }) => name.includes(text));
};

/** In an awaited `act`, because the form's code is loaded when it is rendered. */
const open = (search = "", catalog: Partial<Catalog> = {}, site: "live" | "embedded" = "live") =>
  act(async () =>
    openScreen({
      screen: DiscoverScreen,
      pattern: "/discover",
      at: `/discover${search}`,
      site: sampleSite({ catalog: site }),
      catalog: { discoverMovies: films({ "/discover": 1234 }), discoverSeries: series, references: keywords, ...catalog },
    }),
  );

const form = async () => within(await screen.findByRole("region", { name: "Filters" }));
const button = async (name: string) => (await form()).findByRole("button", { name });
const chips = () =>
  within(screen.getByRole("list", { name: "Active filters" }))
    .getAllByRole("link")
    .map((chip) => [chip.textContent, chip.getAttribute("href")]);

describe("the page", () => {
  test("shows the list, how many there are, and the way to the series", async () => {
    await open();
    expect(await screen.findByText("1,234 films")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Discover Films");
    expect(document.title).toContain("Discover Films · ");
    expect(
      within(screen.getByRole("list", { name: "Discover Films" }))
        .getAllByRole("link")[0]
        ?.getAttribute("href"),
    ).toBe("/movie/1234");
    expect(screen.getByRole("link", { name: "Series" }).getAttribute("href")).toBe("/discover?type=tv");
    expect(screen.getByRole("link", { name: "Surprise me" }).getAttribute("href")).toBe("/discover/surprise");
    expect(await button("Show 1,234 films")).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Active filters" })).toBeNull();
  });

  test("has the browser restore no draft of the filters after a reload", async () => {
    await open();
    expect((await button("Show 1,234 films")).closest("form")?.getAttribute("autocomplete")).toBe("off");
  });

  test("replaces an address in another form by the canonical one", async () => {
    const { where } = await open("?sort=title&genres=35&genres=18&page=1&utm=x");
    expect(decodeURIComponent(where() ?? "")).toBe("/discover?genres=18,35&sort=title");
  });

  test("leaves the choice of the layout in its address, which the server answers without a redirect", async () => {
    const { where } = await open("?couch=1");
    expect(where()).toBe("/discover?couch=1");
  });

  test("differs from a page past the end", async () => {
    await open("?page=9999", { discoverMovies: async () => ({ items: [], page: 501, totalPages: 3, totalResults: 41 }) });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Filters" })).toBeNull());
    expect(screen.getAllByRole("link").some((link) => link.getAttribute("href") === "/discover")).toBe(true);
  });

  test("shows skeletons, and a failure with a retry, the search box and five posters", async () => {
    const { container, unmount } = await open("", { discoverMovies: neverResolving });
    expect(container.querySelector("[data-slot=grid-skeleton]")).toBeTruthy();
    unmount();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await open("", { discoverMovies: failing });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the list");
    expect(within(await screen.findByRole("list", { name: "Popular right now" })).getAllByRole("link")).toHaveLength(5);
  });

  test("sorts in place", async () => {
    const { where } = await open("?genres=18");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Oldest");
    expect(where()).toBe("/discover?genres=18&sort=oldest");
  });
});

describe("active filters", () => {
  test("are links to the list without them", async () => {
    await open("?genres=18,35&match=any&from=1920&to=1939&language=de&keyword=154802,4711");
    await screen.findAllByRole("link", { name: /silent film/ });
    expect(chips().map(([text, href]) => [text, decodeURIComponent(href ?? "")])).toEqual([
      ["Remove filter: Drama", "/discover?genres=35&from=1920&to=1939&language=de&keyword=4711,154802"],
      ["Remove filter: Comedy", "/discover?genres=18&from=1920&to=1939&language=de&keyword=4711,154802"],
      ["Remove filter: Any of these genres", "/discover?genres=18,35&from=1920&to=1939&language=de&keyword=4711,154802"],
      ["Remove filter: 1920 to 1939", "/discover?genres=18,35&match=any&language=de&keyword=4711,154802"],
      ["Remove filter: German", "/discover?genres=18,35&match=any&from=1920&to=1939&keyword=4711,154802"],
      ["Remove filter: Keyword 4711", "/discover?genres=18,35&match=any&from=1920&to=1939&language=de&keyword=154802"],
      ["Remove filter: silent film", "/discover?genres=18,35&match=any&from=1920&to=1939&language=de&keyword=4711"],
      ["Clear all", "/discover"],
    ]);
    expect(screen.getByRole("button", { name: "Filters (7)" })).toBeTruthy();
  });

  test("keep the order when all are cleared", async () => {
    await open("?type=tv&genres=18&sort=title");
    expect(chips().at(-1)).toEqual(["Clear all", "/discover?type=tv&sort=title"]);
  });

  test("that leave nothing are named, the narrowest first", async () => {
    await open("?genres=18&rating=9&keyword=154802");
    expect(await screen.findByText("No films match all of these filters")).toBeTruthy();
    await screen.findByText(/The narrowest is "silent film"/);
    const links = screen.getAllByRole("link", { name: /^Without / });
    expect(links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href") ?? "")])).toEqual([
      ['Without "silent film"', "/discover?genres=18&rating=9"],
      ['Without "Drama"', "/discover?rating=9&keyword=154802"],
      ['Without "Rated 9 or more"', "/discover?genres=18&keyword=154802"],
    ]);
    expect(screen.queryByRole("link", { name: "Surprise me" })).toBeNull();
  });
});

describe("the form", () => {
  test("counts a change before it is applied, says so, and has the list ready", async () => {
    const discoverMovies = films({ "/discover": 1234, "/discover?genres=18": 56 });
    const { where } = await open("", { discoverMovies });
    const fields = await form();
    await userEvent.click(await fields.findByRole("checkbox", { name: "Drama" }));
    expect(fields.getByRole("button", { name: "Show films" })).toBeTruthy();
    await userEvent.click(await button("Show 56 films"));
    expect(where()).toBe("/discover?genres=18");
    expect(screen.getByText("56 films")).toBeTruthy();
    expect(discoverMovies).toHaveBeenCalledTimes(2);
  });

  test("announces the count once it is known", async () => {
    await open("", { discoverMovies: films({ "/discover": 1234, "/discover?genres=18": 1 }) });
    const fields = await form();
    await userEvent.click(await fields.findByRole("checkbox", { name: "Drama" }));
    await waitFor(() => expect(fields.getAllByRole("status").map((status) => status.textContent)).toContain("1 film matches"));
  });

  test("has the fields of every filter, with what the address says", async () => {
    await open(
      "?genres=18,35&match=any&not=27&from=1920&to=1939&rating=7.5&votes=100&runtime=60-120&language=de&certification=R&region=DE&provider=8&keyword=154802&sort=oldest",
    );
    const fields = await form();
    await fields.findByRole("checkbox", { name: "silent film" });
    const said = [...new FormData(document.querySelector<HTMLFormElement>("form#filters") ?? undefined)]
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `${name}=${typeof value === "string" ? value : ""}`);
    expect(said).toEqual([
      "type=movies",
      "genres=35",
      "genres=18",
      "match=any",
      "from=1920",
      "to=1939",
      "rating=7.5",
      "not=27",
      "votes=100",
      "runtime=60",
      "runtime=120",
      "language=de",
      "region=DE",
      "certification=R",
      "provider=8",
      "keyword=154802",
      "sort=oldest",
    ]);
  });

  test("a search for keywords that is under way is no expanded list", async () => {
    await open("", { discoverMovies: films({ "/discover": 1234 }), references: neverResolving });
    const fields = await form();
    const field = await fields.findByRole("combobox", { name: "Add a keyword" });
    await userEvent.type(field, "silen");
    expect(await fields.findByText("Searching")).toBeTruthy();
    expect([field.getAttribute("aria-expanded"), fields.queryByRole("listbox")]).toEqual(["false", null]);
  });

  test("adds a keyword by type-ahead and takes it away again", async () => {
    const discoverMovies = films({ "/discover": 1234, "/discover?keyword=10937": 3 });
    const { where } = await open("", { discoverMovies });
    const fields = await form();
    const field = await fields.findByRole("combobox", { name: "Add a keyword" });
    await userEvent.type(field, "silen");
    const options = () => within(fields.getByRole("listbox", { name: "Keywords" })).getAllByRole("option");
    await waitFor(() => expect(options().map((option) => option.textContent)).toEqual(["silent film", "silence"]));
    expect(field.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(fields.queryByRole("listbox")).toBeNull();
    expect(fields.getByRole("checkbox", { name: "silence" })).toBeTruthy();
    await button("Show 3 films");
    await userEvent.click(fields.getByRole("checkbox", { name: "silence" }));
    await userEvent.click(await button("Show 1,234 films"));
    expect(where()).toBe("/discover");
  });

  test("offers a country's certifications and services", async () => {
    const references = vi.fn<Catalog["references"]>(keywords);
    await open("?votes=100", { references });
    const fields = await form();
    await waitFor(() => expect(within(fields.getByRole("combobox", { name: "Certification" })).getAllByRole("option")).toHaveLength(4));
    await userEvent.selectOptions(fields.getByRole("combobox", { name: "Country of certification and streaming" }), "DE");
    await userEvent.click(fields.getByRole("combobox", { name: "Add a service" }));
    expect(await fields.findByRole("option", { name: "Film Club" })).toBeTruthy();
    expect(references.mock.calls.map(([{ kind, region }]) => `${kind} ${region}`)).toEqual(["certification US", "certification DE", "provider DE"]);
  });

  test("opens as a sheet, which closes when it is applied", async () => {
    const { where } = await open("?genres=18&sort=title");
    await act(async () => screen.getByRole("button", { name: "Filters (1)" }).click());
    const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(await sheet.findByRole("checkbox", { name: "Comedy" }));
    await userEvent.click(sheet.getByRole("button", { name: /^Show/ }));
    expect(decodeURIComponent(where() ?? "")).toBe("/discover?genres=18,35&sort=title");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("of the embedded catalog leaves out what its data do not have, unless the address says it", async () => {
    await open("?votes=10&keyword=154802", {}, "embedded");
    const fields = await form();
    expect(await fields.findByRole("combobox", { name: "Add a company" })).toBeTruthy();
    expect(fields.getByRole("checkbox", { name: "silent film" })).toBeTruthy();
    for (const name of ["Add a service", "Certification", /^Country/]) expect(fields.queryByRole("combobox", { name })).toBeNull();
  });

  test("of series has no certification, and keeps a network of the address", async () => {
    await open("?type=tv&network=49");
    const fields = await form();
    expect((await fields.findByRole("checkbox", { name: "Network 49" })).getAttribute("name")).toBe("network");
    expect(fields.queryByRole("combobox", { name: "Certification" })).toBeNull();
    expect(fields.queryByRole("combobox", { name: /network/i })).toBeNull();
  });
});

test("what is not released can be hidden, for films and series", async () => {
  await open("?released=1&genres=18", { discoverMovies: films({ "/discover?genres=18&released=1": 3 }) });
  expect(await screen.findByText("3 films")).toBeTruthy();
  const field = (await form()).getByRole<HTMLInputElement>("checkbox", { name: "Hide unreleased" });
  expect(field.checked).toBe(true);
  const chips = within(screen.getByRole("list", { name: "Active filters" })).getAllByRole("link");
  expect(chips[0]?.getAttribute("href")).toBe("/discover?genres=18");
  expect(screen.getByRole("link", { name: "Series" }).getAttribute("href")).toBe("/discover?type=tv&genres=18&released=1");
});

describe("what can be watched here", () => {
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

  test("is a filter only where there are a library or public films, or where the address names it", async () => {
    await open();
    expect((await form()).queryByRole("checkbox", { name: "Watch here" })).toBeNull();
    await open("?here=1");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox", { name: "Watch here" }).map(({ checked }) => checked)).toEqual([true]);
  });

  test("is named, and can be taken away", async () => {
    await open("?here=1&genres=18", { discoverMovies: films({ "/discover?genres=18&here=1": 3 }) });
    expect(await screen.findByText("3 films")).toBeTruthy();
    expect(heading()).toBe("Films to Watch Here");
    const chips = within(screen.getByRole("list", { name: "Active filters" })).getAllByRole("link");
    expect(chips[0]?.getAttribute("href")).toBe("/discover?genres=18");
  });
});
