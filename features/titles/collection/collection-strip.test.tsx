import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { everythingInView, fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleCollection, sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { CollectionStrip } from "./collection-strip.tsx";

fakeBrowser();
everythingInView();

const part = sampleCollection(10);
const open = (collection: Catalog["collection"]) =>
  renderPart(<CollectionStrip collection={part} movieId={11} />, { path: "/movie/11", catalog: sampleCatalog({ collection }) });

test("names the films of the collection in order, marks the page's own, and leads to the collection", async () => {
  open(async () => part);
  const films = within(await screen.findByRole("list", { name: "Collection 10" })).getAllByRole("link");
  expect(films.map((film) => film.getAttribute("href"))).toEqual(["/movie/10", "/movie/11", "/movie/12"]);
  expect(films.map((film) => film.getAttribute("aria-current"))).toEqual([null, "page", null]);
  expect(films[1]?.textContent).toContain("1928 · This film");
  expect(screen.getByRole("heading", { name: "Part of Collection 10" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the collection" }).getAttribute("href")).toBe("/collection/10-collection-10");
});

test.each([
  ["does not exist", null],
  ["has this film alone", sampleCollection(10, { parts: [sampleMovieSummary(11)] })],
])("a collection that %s is absent", async (_, collection) => {
  open(async () => collection);
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
});

test("a failure stands in the section, with a retry", async () => {
  let calls = 0;
  open(() => (++calls === 1 ? failing() : Promise.resolve(part)));
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the collection");
  await userEvent.click(screen.getByRole("link", { name: "Try again" }));
  expect(await screen.findByRole("list", { name: "Collection 10" })).toBeTruthy();
});
