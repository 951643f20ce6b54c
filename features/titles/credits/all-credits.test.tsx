import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleFullCredits } from "#tests/support/sample-titles.ts";
import { AllCredits } from "./all-credits.tsx";

fakeBrowser();

const open = (catalog: Partial<Catalog> = {}, kind: "movie" | "series" = "movie") =>
  renderPart(<AllCredits kind={kind} id={19} path="/movie/19-metropolis/credits" />, { path: "/movie/19", catalog: sampleCatalog(catalog) });

const toggle = () => screen.getByRole("link", { name: "All cast and crew" });
/** In an awaited `act`, because the list's code is loaded when it is rendered. */
const press = () => act(() => userEvent.click(toggle()));

test("opens the list in place, loads it then, and closes it", async () => {
  const movieCredits = vi.fn<Catalog["movieCredits"]>(async () => sampleFullCredits());
  const { addressNow } = open({ movieCredits });
  expect([toggle().getAttribute("href"), toggle().getAttribute("aria-expanded")]).toEqual(["/movie/19-metropolis/credits", "false"]);
  expect(movieCredits).not.toHaveBeenCalled();
  await press();
  const writing = within(await screen.findByRole("region", { name: "Writing" }));
  expect(writing.getByRole("link", { name: "Thea von Harbou" }).getAttribute("href")).toBe("/actor/101");
  expect(writing.getByRole("listitem").textContent).toContain("Novel, Screenplay");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Whole cast", "Directing", "Writing"]);
  expect([toggle().getAttribute("aria-expanded"), movieCredits.mock.calls.length]).toEqual(["true", 1]);
  await press();
  expect(screen.queryByRole("region")).toBeNull();
  expect(addressNow()).toBe("/movie/19");
});

test("a name in the list leads to the person without a new document", async () => {
  const { addressNow } = open();
  await press();
  await userEvent.click(await screen.findByRole("link", { name: "Fritz Lang" }));
  expect(addressNow()).toBe("/actor/100");
});

test("a series says in how many episodes each person was", async () => {
  const cast = [{ id: 1, name: "Musidora", roles: ["Irma Vep"], episodes: 8, profile_path: null }];
  open({ seriesCredits: async () => ({ cast, departments: [] }) }, "series");
  await press();
  expect((await screen.findByRole("region", { name: "Whole cast" })).textContent).toContain("Irma Vep · 8 episodes");
});

test("says that there are none", async () => {
  open({ movieCredits: async () => ({ cast: [], departments: [] }) });
  await press();
  expect(await screen.findByText("There are no credits for this title yet.")).toBeTruthy();
});

test("a failure stands in its place, with a retry", async () => {
  let calls = 0;
  open({ movieCredits: () => (++calls === 1 ? failing() : Promise.resolve(sampleFullCredits())) });
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the cast and crew");
  await userEvent.click(screen.getByRole("link", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Directing" })).toBeTruthy();
});
