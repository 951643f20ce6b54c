import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { MovieSummary } from "#domain/movie.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { useMovieSectionQueries } from "#features/lists/related-queries.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { movieLists, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { ListInPlace } from "./list-in-place.tsx";

fakeBrowser();
beforeEach(() => window.history.replaceState(null, "", "/movie/19"));

const films = (first: number, count: number): MovieSummary[] => Array.from({ length: count }, (_, index) => sampleMovieSummary(first + index));
const six = films(1, 6);

function Similar({ onFirstPage }: { onFirstPage: number }) {
  const { similarMovies } = useMovieSectionQueries();
  return (
    <ListInPlace beginning={six} onFirstPage={onFirstPage} pageQuery={(page) => similarMovies(19, page)} label="Similar" moreText={(count) => `${count} more`}>
      {(movies, pending) => <MovieGrid movies={movies} label="Similar" pending={pending} />}
    </ListInPlace>
  );
}

const similar = async (page: number) => samplePage(films(20 * (page - 1) + 1, page === 1 ? 20 : 5), { page, totalPages: 2, totalResults: 25 });
/** Awaited: the button's code is fetched when it is first rendered. */
const open = (onFirstPage = 20) =>
  act(
    async () => void renderPart(<Similar onFirstPage={onFirstPage} />, { path: "/movie/19", catalog: sampleCatalog({ movieList: movieLists({ similar }) }) }),
  );
const button = () => screen.findByRole("button", { name: "Load more of Similar" });
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("goes on in place: each film once, the first new one focused, the rest announced, the address left alone", async () => {
  await open();
  expect(links()).toHaveLength(6);
  await userEvent.click(await button());
  await waitFor(() => expect(links()).toHaveLength(20));
  await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe("/movie/7"));
  expect(screen.getByRole("status").textContent).toBe("14 more, 20 in the list");
  await userEvent.click(await button());
  await waitFor(() => expect(links()).toHaveLength(25));
  expect(new Set(links()).size).toBe(25);
  expect(screen.getByText("That is all of them.")).toBeTruthy();
  expect(window.location.search).toBe("");
});

test("has no button where the page shows all of it", async () => {
  await open(6);
  expect(links()).toHaveLength(6);
  expect(screen.queryByRole("button", { name: "Load more of Similar" })).toBeNull();
});
