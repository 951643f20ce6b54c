import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Catalog } from "#domain/catalog.ts";
import type { PersonCredit } from "#domain/person.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, samplePerson, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import PersonScreen from "./person-screen.tsx";

fakeBrowser();

const open = (catalog: Partial<Catalog> = {}, search = "") => openScreen({ screen: PersonScreen, pattern: "/actor/:key", at: `/actor/8635${search}`, catalog });
const film = (id: number, facts: Partial<PersonCredit> = {}): PersonCredit => ({ ...sampleMovieSummary(id), credit_id: `c${id}`, ...facts });
const inMovies = (cast: PersonCredit[], crew: PersonCredit[] = []): Partial<Catalog> => ({
  personCredits: async () => ({ movies: { cast, crew }, series: { cast: [], crew: [] } }),
});
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent ?? null;
const cards = async (label: string) => within(await screen.findByRole("list", { name: label })).getAllByRole("link");

test("shows the facts of a person who has died", async () => {
  open({ person: async (id) => samplePerson(id, { name: "Buster Keaton", popularity: 22.849 }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Buster Keaton" })).toBeTruthy();
  expect(await fact("Born")).toBe("October 4, 1895 (age 70)");
  expect(await fact("Died")).toBe("February 1, 1966");
  expect(await fact("Place of Birth")).toBe("Piqua, Kansas");
  expect(await fact("Known For")).toBe("Acting");
  expect(await fact("Popularity")).toBe("22.8");
  expect(screen.getByText("BK")).toBeTruthy();
});

test("shows the biography's first paragraph only", async () => {
  open();
  expect(await screen.findByText("Born to the stage.")).toBeTruthy();
  expect(screen.queryByText(/And then to the screen/)).toBeNull();
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
  expect(crew[0]?.textContent).toContain("Director, Writer");
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

test.each([["person"], ["personCredits"]] as const)("shows section 8's message when %s fails", async (part) => {
  open({ [part]: failing });
  expect((await screen.findAllByRole("alert"))[0]?.textContent).toContain("Failed to load actor information");
});
