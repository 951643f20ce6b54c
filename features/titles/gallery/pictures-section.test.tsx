import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Image } from "#features/titles/model/images.ts";
import { titleQueries } from "#features/titles/model/queries.ts";
import { everythingInView, fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleImages } from "#tests/support/sample-titles.ts";
import { PicturesSection } from "./pictures-section.tsx";

fakeBrowser();
everythingInView();

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const open = (movieImages: () => Promise<Image[] | null>) =>
  renderPart(<PicturesSection query={titleQueries.movieImages} id={19} name="Metropolis" />, { catalog: sampleCatalog({ movieImages }) });

const gallery = async () => within(await screen.findByRole("list", { name: "Pictures of Metropolis" }));

test("shows twelve, and all of them on demand, with the focus on the first new one", async () => {
  open(async () => sampleImages(30));
  expect((await gallery()).getAllByRole("link")).toHaveLength(12);
  await userEvent.click(screen.getByRole("button", { name: "Show all 30 pictures" }));
  const links = (await gallery()).getAllByRole("link");
  expect(links).toHaveLength(30);
  expect(document.activeElement).toBe(links[12]);
  expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
});

test("each picture says what it is, and has the size of its file", async () => {
  open(async () => sampleImages(3));
  const picture = (await gallery()).getByRole("img", { name: "Scene of Metropolis, picture 2 of 3" });
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["1920", "1080"]);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the viewer steps through them by keys and buttons, and closes", async () => {
  open(async () => sampleImages(3));
  const picture = (await gallery()).getByRole("link", { name: /picture 2 of 3/ });
  // In an awaited `act`, because the viewer's code is loaded when it is rendered.
  await act(() => userEvent.click(picture));
  const viewer = within(await screen.findByRole("dialog", { name: "Pictures of Metropolis" }));
  const counter = viewer.getByRole("status");
  expect(counter.textContent).toContain("2 of 3");
  // jsdom does not move the focus into a modal dialog.
  viewer.getByRole("button", { name: "Close pictures" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(counter.textContent).toContain("picture 3 of 3");
  const next = viewer.getByRole("button", { name: "Next picture" });
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(next);
  expect(counter.textContent).toContain("picture 3 of 3");
  await userEvent.keyboard("{Home}");
  expect(counter.textContent).toContain("picture 1 of 3");
  await userEvent.keyboard("{ArrowLeft}{End}");
  await userEvent.click(viewer.getByRole("button", { name: "Previous picture" }));
  expect(counter.textContent).toContain("picture 2 of 3");
  await userEvent.click(viewer.getByRole("button", { name: "Close pictures" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["none", []],
  ["one", sampleImages(1)],
  ["no such title", null],
])("with %s the section is absent", async (_, images) => {
  open(async () => images);
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Pictures" })).toBeNull());
});

test("a failure stands in the section, with a retry", async () => {
  let calls = 0;
  open(() => (++calls === 1 ? failing() : Promise.resolve(sampleImages(3))));
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the pictures");
  await userEvent.click(screen.getByRole("link", { name: "Try again" }));
  expect((await gallery()).getAllByRole("link")).toHaveLength(3);
});

test("while they load, the row has its height", () => {
  open(neverResolving);
  const section = screen.getByRole("region", { name: "Pictures" });
  expect(section.querySelector(".skeleton")?.className).toContain("h-36 md:h-52");
});
