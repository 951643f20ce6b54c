import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { openScreen } from "#tests/support/open-screen.tsx";
import { failing, neverResolving } from "#tests/support/sample-catalog.ts";
import { sampleCollection, sampleMovieSummary } from "#tests/support/sample-titles.ts";
import CollectionScreen from "./collection-screen.tsx";

fakeBrowser();

const open = (collection: Catalog["collection"], at = "/collection/10") =>
  act(async () => openScreen({ screen: CollectionScreen, pattern: "/collection/:key", at, catalog: { collection } }));

test("a collection has its films in order of release, their number and their years", async () => {
  await open(async (id) => sampleCollection(id));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Collection 10");
  expect(screen.getByText(/3 films/).textContent).toBe("3 films · 1927 to 1929");
  expect(screen.getByText("What holds collection 10 together.")).toBeTruthy();
  const films = within(screen.getByRole("list", { name: "Films in order of release" })).getAllByRole("link");
  expect(films.map((film) => film.getAttribute("href"))).toEqual(["/movie/10", "/movie/11", "/movie/12"]);
  expect(document.title).toBe("Collection 10 · Matinee");
});

test.each([
  ["one year", [sampleMovieSummary(1)], "1 film · 1927"],
  ["no dates", [1, 2].map((id) => sampleMovieSummary(id, { release_date: "" })), "2 films"],
])("films of %s: %#", async (_, parts, facts) => {
  await open(async (id) => sampleCollection(id, { parts, overview: "", poster_path: null, backdrop_path: null }));
  expect((await screen.findByText(/^\d films?/)).textContent).toBe(facts);
});

test.each(["/collection/10", "/collection/x"])("%s of no collection says so", async (at) => {
  await open(async () => null, at);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Collection not found");
});

test("while it loads, the page says what it waits for", async () => {
  await open(neverResolving);
  expect(screen.getByText("Loading the collection")).toBeTruthy();
});

test("a failure has a retry", async () => {
  let calls = 0;
  await open((id) => (++calls === 1 ? failing() : Promise.resolve(sampleCollection(id))));
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the collection");
  await act(() => userEvent.click(screen.getByRole("link", { name: "Try again" })));
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Collection 10");
});
