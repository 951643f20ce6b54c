import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { pagePath } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { movieLists, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { PagedList } from "./paged-list.tsx";
import { usePagedList } from "./use-paged-list.ts";

/** The end of the list is in view. */
class EndInView {
  readonly observe: () => void;
  readonly disconnect = () => undefined;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => callback([{ isIntersecting: true }]);
  }
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EndInView);
  window.history.replaceState(null, "", "/home");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const total = 200;
const pageOf = async (page: number) =>
  samplePage<MovieSummary>(
    Array.from({ length: 20 }, (_, index) => sampleMovieSummary((page - 1) * 20 + index + 1)),
    { page, totalPages: total / 20, totalResults: total },
  );

function Popular({ endsPage = false }: { endsPage?: boolean }) {
  const { movieList } = useMovieLists();
  const list = usePagedList({ parameter: "page", page: 1, pageQuery: (page) => movieList("popular", page) });
  if (!list.query.data) return null;
  return (
    <PagedList
      list={list}
      page={list.query.data}
      label="Popular"
      pathOf={(page) => pagePath("/home", page)}
      moreText={(count) => `${count} more`}
      endsPage={endsPage}
    >
      {(movies, pending) => <MovieGrid movies={movies} label="Popular" pending={pending} />}
    </PagedList>
  );
}

const open = (popular: (page: number) => Promise<MovieSummary[] | Awaited<ReturnType<typeof pageOf>>> = pageOf, endsPage = false) =>
  renderPart(<Popular endsPage={endsPage} />, { path: "/home", catalog: sampleCatalog({ movieList: movieLists({ popular }) }) });

const button = () => screen.findByRole("link", { name: /^Load(ing)? more of Popular$/ });
const cards = () => screen.getAllByRole("listitem").map((item) => item.querySelector("a"));
const press = async () => userEvent.click(await button());

test("a press shows skeletons, then the films; it focuses the first and announces their number", async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<typeof pageOf>>>();
  const { container } = open((page) => (page === 2 ? second.promise : pageOf(page)));
  expect((await button()).getAttribute("href")).toBe("/home?page=2");
  await press();
  expect((await button()).getAttribute("aria-disabled")).toBe("true");
  expect(container.querySelectorAll("li[aria-hidden]")).toHaveLength(20);
  await press();
  second.resolve(await pageOf(2));
  await waitFor(() => expect(cards()).toHaveLength(40));
  await waitFor(() => expect(document.activeElement).toBe(cards()[20]));
  expect(container.querySelectorAll("li[aria-hidden]")).toHaveLength(0);
  expect(screen.getByRole("status").textContent).toBe("20 more, 40 in the list");
  expect(window.location.search).toBe("?page=2");
  expect((await button()).getAttribute("href")).toBe("/home?page=3");
});

test("each press is announced by another text, which screen readers then read out", async () => {
  open();
  for (const count of [40, 60]) {
    await press();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(`20 more, ${count} in the list`));
  }
});

test("a failure is said in place, and a retry goes on; the films above stay", async () => {
  let fails = true;
  open((page) => (page === 2 && fails ? Promise.reject(new Error("down")) : pageOf(page)));
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load popular movies");
  expect(cards()).toHaveLength(20);
  fails = false;
  await userEvent.click(screen.getByRole("link", { name: "Try again" }));
  await waitFor(() => expect(cards()).toHaveLength(40));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("says the end in words", async () => {
  open(async (page) => ({ ...(await pageOf(page)), totalPages: 2 }));
  await press();
  expect(await screen.findByText("That is all of them.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /more of/ })).toBeNull();
});

test("at the end of the page it loads by itself after two presses, twice, and after each further press", async () => {
  open(pageOf, true);
  await press();
  await waitFor(() => expect(cards()).toHaveLength(40));
  await press();
  await waitFor(() => expect(cards()).toHaveLength(100));
  expect((await button()).textContent).toContain("Load more");
  await press();
  await waitFor(() => expect(cards()).toHaveLength(160));
});

test.each([
  ["above other parts of the page", false, {}],
  ["for visitors who save data", true, { saveData: true }],
])("it never loads by itself %s", async (_, endsPage, connection) => {
  vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
  open(pageOf, endsPage);
  for (const count of [40, 60, 80]) {
    await press();
    await waitFor(() => expect(cards()).toHaveLength(count));
    expect((await button()).getAttribute("aria-disabled")).toBe("false");
  }
});

test("a click with a modifier key opens the page elsewhere", async () => {
  open();
  const link = await button();
  link.addEventListener("click", (event) => event.preventDefault());
  const user = userEvent.setup();
  await user.keyboard("{Control>}");
  await user.click(link);
  await user.keyboard("{/Control}");
  expect(cards()).toHaveLength(20);
  expect(window.location.search).toBe("");
});
