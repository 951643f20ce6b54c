import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { useAsk } from "#app/data/ask-context.tsx";
import type { Movie } from "#domain/movie.ts";
import { type InRegion, nothingInRegion } from "#features/titles/model/in-region.ts";
import { shownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { type MovieFacts as Facts, noMovieFacts } from "#features/titles/model/title-facts.ts";
import { regionOptions } from "#features/titles/where-to-watch/use-in-region.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie, sampleMovieExtras } from "#tests/support/sample-titles.ts";
import { titleQueries } from "../model/queries.ts";
import { MovieFacts } from "./movie-facts.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
});

type PartProps = { facts: Partial<Facts>; inRegion?: Partial<InRegion>; movie?: Partial<Movie> };

function Part({ facts, inRegion = {}, movie = {} }: PartProps) {
  const ask = useAsk();
  const extras = shownMovieExtras(sampleMovieExtras(19, { facts: { ...noMovieFacts, ...facts }, inRegion: { ...nothingInRegion("US"), ...inRegion } }));
  return (
    <MovieFacts
      movie={sampleMovie(19, { title: "Metropolis", ...movie })}
      facts={extras.facts}
      ofPage={extras.inRegion}
      queryIn={regionOptions(ask, titleQueries.movieInRegion, 19)}
    />
  );
}

/** "Budget: $1,300,000" */
const lines = () => screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("names what is known of a film, and leaves out the rest", () => {
  const releases = [
    { type: 1, date: "1927-01-10", note: "Ufa-Palast am Zoo" },
    { type: 3, date: "1927-03-06", note: "" },
  ];
  renderPart(
    <Part
      facts={{ original_title: "Metropolis (1927)", status: "Released", countries: ["DE"], budget: 1_300_000, revenue: null }}
      inRegion={{ releases }}
      movie={{ language: "German" }}
    />,
  );
  expect(lines()).toEqual([
    "Original title: Metropolis (1927)",
    "Original language: German",
    "Country: Germany",
    "Status: Released",
    "Budget: $1,300,000",
    "Releases (United States): Premiere, Ufa-Palast am Zoo: January 10, 1927In theaters: March 6, 1927",
  ]);
});

test("release dates are those of the visitor's country", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-DE"]);
  const movieInRegion = async (_: number, region: string) => ({ ...nothingInRegion(region), releases: [{ type: 3, date: "1927-01-11", note: "" }] });
  renderPart(<Part facts={{ status: "Released" }} />, { catalog: sampleCatalog({ movieInRegion }) });
  expect(await screen.findByText("Releases (Germany)")).toBeTruthy();
  expect(await screen.findByText("In theaters: January 11, 1927")).toBeTruthy();
});

test("companies and keywords lead to Discover; a dozen are shown, and the others open", async () => {
  const keywords = Array.from({ length: 15 }, (_, index) => ({ id: 100 + index, name: `keyword ${index}` }));
  renderPart(<Part facts={{ companies: [{ id: 12, name: "UFA" }], keywords }} />);
  expect(screen.getByRole("link", { name: "UFA" }).getAttribute("href")).toBe("/discover?company=12");
  expect(screen.getByRole("link", { name: "keyword 0" }).getAttribute("href")).toBe("/discover?keyword=100");
  const further = screen.getByText("Show 3 more").closest("details") ?? expect.unreachable();
  expect(
    within(further)
      .getAllByRole("link", { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(["keyword 12", "keyword 13", "keyword 14"]);
  expect(further.open).toBe(false);
  await userEvent.click(screen.getByText("Show 3 more"));
  expect(further.open).toBe(true);
});

test("links to other sites are marked, and say that they open a window", () => {
  renderPart(<Part facts={{ homepage: "https://metropolis.example/", external_ids: { ...noMovieFacts.external_ids, imdb: "tt0017136" } }} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
    ["Official site (opens a new window)", "https://metropolis.example/", "noopener noreferrer nofollow"],
    ["IMDb (opens a new window)", "https://www.imdb.com/title/tt0017136/", "noopener noreferrer nofollow"],
  ]);
});

test("without facts there is no section", () => {
  const { container } = renderPart(<Part facts={{}} movie={{ language: null }} />);
  expect(container.textContent).toBe("");
});
