import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { PersonCredit } from "#domain/person.ts";
import type { Catalog } from "#features/catalog.ts";
import { noExternalIds } from "#features/titles/model/title-facts.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, samplePerson, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import PersonScreen from "./person-screen.tsx";

const { notifyLayoutChange } = fakeBrowser();

const open = (catalog: Partial<Catalog> = {}, search = "") => openScreen({ screen: PersonScreen, pattern: "/actor/:key", at: `/actor/8635${search}`, catalog });
const film = (id: number, facts: Partial<PersonCredit> = {}): PersonCredit => ({ ...sampleMovieSummary(id), credit_id: `c${id}`, ...facts });
const inMovies = (cast: PersonCredit[], crew: PersonCredit[] = []): Partial<Catalog> => ({
  personCredits: async () => ({ movies: { cast, crew }, series: { cast: [], crew: [] } }),
});
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent ?? null;
const cards = async (label: string) => within(await screen.findByRole("list", { name: label })).getAllByRole("link");

test("shows the facts of a person who has died, in section 2's order", async () => {
  open({ person: async (id) => samplePerson(id, { name: "Buster Keaton", popularity: 22.849 }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Buster Keaton" })).toBeTruthy();
  expect(await fact("Born")).toBe("October 4, 1895 (age 70)");
  expect(await fact("Died")).toBe("February 1, 1966");
  expect(await fact("Place of Birth")).toBe("Piqua, Kansas");
  expect(await fact("Known For")).toBe("Acting");
  expect(await fact("Popularity")).toBe("22.8");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Popularity", "Born", "Died", "Place of Birth", "Known For"]);
  expect(screen.getByText("BK")).toBeTruthy();
});

test("shows the photo and the biography's first paragraph only", async () => {
  open({ person: async (id) => samplePerson(id, { profile_path: "/face.jpg" }) });
  expect(await screen.findByText("Born to the stage.")).toBeTruthy();
  expect(screen.queryByText(/And then to the screen/)).toBeNull();
  expect(document.querySelector("img")?.getAttribute("src")).toContain("/face.jpg");
});

test("omits missing facts, and shows 'Actor' for a missing department", async () => {
  open({ person: async (id) => samplePerson(id, { birthday: null, deathday: null, place_of_birth: null, known_for_department: null, biography: "" }) });
  expect(await fact("Known For")).toBe("Actor");
  expect(screen.queryByText("Born")).toBeNull();
  expect(screen.queryByText("Died")).toBeNull();
});

test("computes the age on the day of the response", async () => {
  const year = new Date().getUTCFullYear();
  open({ person: async (id) => samplePerson(id, { birthday: `${year - 40}-01-01`, deathday: null }) });
  expect(await fact("Born")).toBe(`January 1, ${year - 40} (age 40)`);
});

test("sorts acting credits by popularity and merges crew credits of one title, with year or 'Unknown'", async () => {
  const { where } = open(
    inMovies([film(1, { popularity: 1 }), film(2, { popularity: 9 })], [film(3, { job: "Director", release_date: "" }), film(3, { job: "Writer" })]),
  );
  expect((await cards("As Actor")).map((card) => card.getAttribute("href"))).toEqual(["/movie/2", "/movie/1"]);
  await userEvent.click(screen.getByRole("tab", { name: "As Crew" }));
  expect(where()).toBe("/actor/8635?tab=crew");
  const crew = await cards("As Crew");
  expect(crew).toHaveLength(1);
  expect(crew[0]?.textContent).toContain("Unknown");
  expect(crew[0]?.textContent).not.toContain("Unknown year");
  expect(crew[0]?.textContent).toContain("Director, Writer");
  expect(crew[0]?.querySelector("img")?.getAttribute("src")).toContain("/poster-3.svg");
});

test("an empty acting tab shows the first films of the crew tab, and links to it", async () => {
  open(
    inMovies(
      [],
      Array.from({ length: 7 }, (_, index) => film(index + 1, { job: "Director" })),
    ),
  );
  expect(await screen.findByText("No acting credits found")).toBeTruthy();
  expect(await cards("As Crew")).toHaveLength(5);
  await userEvent.click(screen.getByRole("link", { name: "7 films behind the camera" }));
  expect(await cards("As Crew")).toHaveLength(7);
});

test("an empty crew tab shows a sentence", async () => {
  open({}, "?tab=crew");
  expect(await screen.findByText("No crew credits found")).toBeTruthy();
});

test("shows TV credits in a section of their own", async () => {
  const part: PersonCredit = { ...sampleSeriesSummary(5), credit_id: "t5", character: "Judex" };
  open({ personCredits: async () => ({ movies: { cast: [], crew: [] }, series: { cast: [part], crew: [] } }) });
  const [card] = await cards("TV Series");
  expect(card?.getAttribute("href")).toBe("/tv/5-series-5");
  expect(card?.textContent).toContain("as Judex");
});

test("has no TV section without TV credits", async () => {
  open();
  expect(await screen.findByText("No acting credits found")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "TV Series" })).toBeNull();
});

test("shows forty films, and all of them after 'Show all'", async () => {
  const { where } = open(inMovies(Array.from({ length: 55 }, (_, index) => film(index + 1))));
  expect(await cards("As Actor")).toHaveLength(40);
  await userEvent.click(screen.getByRole("link", { name: "Show all 55" }));
  expect(where()).toBe("/actor/8635?all=1");
  expect(await screen.findByText("Film 55")).toBeTruthy();
  expect(await cards("As Actor")).toHaveLength(55);
});

test("shows the not-found view for an unknown person", async () => {
  open({ person: async () => null });
  expect(await screen.findByRole("heading", { name: "Person not found" })).toBeTruthy();
});

test.each([
  ["person", ""],
  ["personCredits", ""],
  ["personCredits", "?type=tv"],
] as const)("shows section 8's message once when %s fails, with the address's '%s'", async (part, search) => {
  open({ [part]: failing }, search);
  expect((await screen.findAllByRole("alert")).map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Failed to load actor information")]);
});

const inSeries = (id: number, facts: Partial<PersonCredit> = {}): PersonCredit => ({
  ...film(id, facts),
  ...{ title: undefined, release_date: undefined, name: `Series ${id}`, first_air_date: "1916-01-01" },
});
const career: Partial<Catalog> = {
  personCredits: async () => ({
    movies: {
      cast: [
        film(1, { popularity: 9, release_date: "1924-05-01", vote_average: 6, vote_count: 900 }),
        film(2, { popularity: 5, release_date: "1931-05-01", vote_average: 8, vote_count: 300 }),
        film(3, { popularity: 3, release_date: "1919-05-01", vote_average: 9.9, vote_count: 2, character: "Self" }),
      ],
      crew: [film(4, { job: "Director", release_date: "1928-05-01", vote_average: 7, vote_count: 400 })],
    },
    series: { cast: [inSeries(7)], crew: [] },
    ratingFloor: { movies: 200, tv: 100 },
  }),
};
const titles = async (label: string) => (await cards(label)).map((card) => card.getAttribute("href"));

describe("sorting and filtering", () => {
  test("follow the address, keep the tab, and are announced", async () => {
    const { where } = open(career, "?tab=actor");
    expect(await titles("As Actor")).toEqual(["/movie/1", "/movie/2", "/movie/3"]);
    expect(screen.getByRole("status").textContent).toBe("3 films and 1 series, most popular first");
    await userEvent.click(screen.getByRole("link", { name: "Newest" }));
    expect(where()).toBe("/actor/8635?sort=newest");
    await waitFor(async () => expect(await titles("As Actor")).toEqual(["/movie/2", "/movie/1", "/movie/3"]));
    expect(screen.getByRole("link", { name: "Newest" }).getAttribute("aria-current")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("3 films and 1 series, newest first");
    await userEvent.click(screen.getByRole("tab", { name: "As Crew" }));
    expect(where()).toBe("/actor/8635?tab=crew&sort=newest");
    expect(screen.getByRole("status").textContent).toBe("1 film and 1 series, newest first");
  });

  test("show films or series alone", async () => {
    const { where } = open(career);
    await cards("As Actor");
    await userEvent.click(screen.getByRole("link", { name: "Series" }));
    expect(where()).toBe("/actor/8635?type=tv");
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Filmography" })).toBeNull());
    expect(await titles("TV Series")).toEqual(["/tv/7-series-7"]);
    await userEvent.click(screen.getByRole("link", { name: "Films" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "TV Series" })).toBeNull());
    expect(await titles("As Actor")).toHaveLength(3);
  });

  test("leave out appearances as self, and bring them back", async () => {
    const { where } = open(career);
    await cards("As Actor");
    await userEvent.click(screen.getByRole("link", { name: "Hide appearances as self (1)" }));
    expect(where()).toBe("/actor/8635?self=0");
    await waitFor(async () => expect(await titles("As Actor")).toEqual(["/movie/1", "/movie/2"]));
    await userEvent.click(screen.getByRole("link", { name: "Show appearances as self (1)" }));
    expect(where()).toBe("/actor/8635");
  });

  test("say that a person without series has none", async () => {
    open(inMovies([1, 2, 3, 4].map((id) => film(id))), "?type=tv");
    expect(await screen.findByText("No TV credits found")).toBeTruthy();
  });

  test("are left out for three titles", async () => {
    open(inMovies([film(1), film(2), film(3)]));
    await cards("As Actor");
    expect(screen.queryByRole("navigation", { name: "Sort and filter" })).toBeNull();
  });
});

/** What appears once the visitor has scrolled to it. */
const inView = <T,>(find: () => T): Promise<T> =>
  waitFor(async () => {
    await act(async () => notifyLayoutChange());
    return find();
  });
const marks = async () => within(await inView(() => screen.getByRole("figure"))).getAllByRole("link");

describe("the career timeline", () => {
  const current = () => document.activeElement?.getAttribute("aria-label");

  test("has a mark for each title in the order of time, one of them a tab stop", async () => {
    open(career);
    expect((await marks()).map((mark) => mark.getAttribute("aria-label"))).toEqual([
      "Series 7, series of 1916, rated 7.8, 120 votes",
      "Film 1, film of 1924, rated 6.0, 900 votes",
      "Film 4, film of 1928, rated 7.0, 400 votes",
      "Film 2, film of 1931, rated 8.0, 300 votes",
    ]);
    expect((await marks()).map((mark) => mark.getAttribute("tabindex"))).toEqual(["-1", "0", "-1", "-1"]);
  });

  test("is walked with the arrow keys, in time and by rating, and its marks are links", async () => {
    const { where } = open(career);
    (await marks())[1]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(current()).toMatch(/^Film 4/);
    await userEvent.keyboard("{ArrowUp}");
    expect(current()).toMatch(/^Series 7/);
    await userEvent.keyboard("{ArrowLeft}");
    expect(current()).toMatch(/^Series 7/);
    await userEvent.keyboard("{End}{ArrowUp}");
    expect(current()).toMatch(/^Film 2/);
    await userEvent.click(screen.getByRole("link", { name: /^Film 2, film of/ }));
    expect(where()).toBe("/movie/2");
  });

  test("leads to later titles by Left where lines begin at the right", async () => {
    document.dir = "rtl";
    open(career);
    (await marks())[1]?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(current()).toMatch(/^Film 4/);
  });

  test("is a table as well", async () => {
    open(career);
    await marks();
    await userEvent.click(screen.getByText("The timeline as a table"));
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "TitleTypeYearRatingVotes",
      "Series 7Series19167.8120",
      "Film 1Film19246.0900",
      "Film 4Film19287.0400",
      "Film 2Film19318.0300",
    ]);
  });

  test("is absent below three titles that can be placed", async () => {
    open(inMovies([film(1), film(2), film(3, { release_date: "" }), film(4, { vote_count: 0 })]));
    await cards("As Actor");
    expect(screen.queryByRole("heading", { name: "Career Timeline" })).toBeNull();
  });

  test("says what failed in its own place, with a retry", async () => {
    const { personCredits } = career;
    let calls = 0;
    open({ personCredits: async (...call) => (++calls === 2 ? failing() : ((await personCredits?.(...call)) ?? null)) });
    expect((await inView(() => screen.getByRole("alert"))).textContent).toContain("Failed to load actor information");
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await marks()).toHaveLength(4);
  });
});

describe("who worked most with the person", () => {
  test("is linked, with the number of common titles", async () => {
    open({ collaborators: async () => [{ id: 10, name: "Natalie Talmadge", profile_path: null, titles: 4 }] });
    const [card] = within(await inView(() => screen.getByRole("list", { name: "Worked Most With" }))).getAllByRole("link");
    expect(card?.getAttribute("href")).toBe("/actor/10");
    expect(card?.textContent).toContain("4 titles together");
  });

  test.each([
    ["an empty list", async () => []],
    ["a failure", failing],
  ])("is no section for %s", async (_, result) => {
    const collaborators = vi.fn(result);
    open({ collaborators });
    await inView(() => expect(collaborators).toHaveBeenCalled());
    expect(screen.queryByText("Worked Most With")).toBeNull();
  });
});

test("leads to the person's pages elsewhere", async () => {
  open({ person: async (id) => samplePerson(id, { homepage: "https://keaton.example/", external_ids: { ...noExternalIds, imdb: "nm0000036" } }) });
  const links = within(await screen.findByRole("list", { name: "Links" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://keaton.example/", "https://www.imdb.com/name/nm0000036/"]);
});
