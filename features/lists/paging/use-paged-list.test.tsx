import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type Navigate, useLocation, useNavigate } from "#app/router/router.tsx";
import type { MovieSummary } from "#domain/movie.ts";
import { MovieGrid } from "#features/lists/cards/movie-grid.tsx";
import { useMovieLists } from "#features/lists/list-queries.ts";
import { parsePage } from "#features/lists/model/list-address.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { OnRoute } from "#tests/support/on-route.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { movieLists, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { PagedList } from "./paged-list.tsx";
import { usePagedList } from "./use-paged-list.ts";

fakeBrowser();

let navigate: Navigate;

/** Two genres at addresses of one screen. */
function Genre() {
  const parameters = new URLSearchParams(useLocation().search);
  const genreId = Number(parameters.get("genre"));
  const { moviesByGenre } = useMovieLists();
  const list = usePagedList({ parameter: "page", page: parsePage(parameters.get("page")), pageQuery: (page) => moviesByGenre(genreId, page) });
  if (!list.query.data) return null;
  return (
    <PagedList list={list} page={list.query.data} label="Films" pathOf={(page) => `/genres?genre=${genreId}&page=${page}`} moreText={String}>
      {(movies, pending) => <MovieGrid movies={movies} label="Films" pending={pending} />}
    </PagedList>
  );
}

/** The films of a genre have ids from a thousand times its own on. */
const genre = async (genreId: number, page: number) =>
  samplePage<MovieSummary>(
    Array.from({ length: 20 }, (_, index) => sampleMovieSummary(1000 * genreId + 20 * page + index)),
    { page, totalPages: 5, totalResults: 100 },
  );

function open(path: string) {
  const Probe = () => {
    navigate = useNavigate();
    return null;
  };
  const screens = (
    <>
      <Probe />
      <OnRoute pattern="/genres">{() => <Genre />}</OnRoute>
    </>
  );
  renderPart(screens, { path, catalog: sampleCatalog({ movieList: movieLists({ genre }) }) });
}

const go = (to: string | number) => act(async () => navigate(to));
const ids = () => screen.getAllByRole("link").flatMap((link) => Number(/^\/movie\/(\d+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? 0) || []);
const shows = (genreId: number, count: number) => waitFor(() => expect([Math.floor((ids()[0] ?? 0) / 1000), ids().length]).toEqual([genreId, count]));
const loadMore = async () => userEvent.click(await screen.findByRole("link", { name: "Load more of Films" }));

test("another list at an address with a fragment is a list of its own, which Back restores", async () => {
  open("/genres?genre=18");
  await shows(18, 20);
  await go("/genres?genre=35#genre-content");
  await shows(35, 20);
  await loadMore();
  await shows(35, 40);
  await go("/elsewhere");
  await screen.findByText("elsewhere");
  await go(-1);
  await shows(35, 40);
  await go(-1);
  await shows(18, 20);
});

test("a jump within the page leaves its list as it is", async () => {
  open("/genres?genre=18");
  await loadMore();
  await shows(18, 40);
  await go("/genres?genre=18&page=2#main");
  await shows(18, 40);
});
