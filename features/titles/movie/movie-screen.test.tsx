import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { resetToHome } from "#app/data/route-state.ts";
import type { Movie } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Catalog } from "#features/catalog.ts";
import { notices as englishNotices } from "#languages/en/site/notices.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { OnRoute } from "#tests/support/on-route.tsx";
import { renderPart } from "#tests/support/render-part.tsx";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleCredits, sampleMovie, sampleMovieExtras, sampleMovieSummary, samplePublicFilm, sampleReview } from "#tests/support/sample-titles.ts";
import MovieScreen from "./movie-screen.tsx";

fakeBrowser();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  window.history.replaceState({ key: "initial" }, "", "/movie/19?from=home#cast");
});

const titled = (facts: Partial<Movie> = {}): Partial<Catalog> => ({ movie: async (id) => sampleMovie(id, { title: "Metropolis", ...facts }) });

/** Awaited, because the row of servers suspends until its code is fetched. */
const show = (catalog: Partial<Catalog> = titled(), path = "/movie/19", site = sampleSite()) =>
  act(async () => renderPart(<OnRoute pattern="/movie/:key">{(id) => <MovieScreen id={id} />}</OnRoute>, { path, catalog: sampleCatalog(catalog), site }));
const loaded = () => screen.findByRole("heading", { level: 1, name: "Metropolis" });
/** Awaited: the code of a section below the fold is fetched when it is rendered. */
const section = async (name: string, role = "region") => within(await screen.findByRole(role, { name }));
const frame = async () => (await screen.findByTitle(/^Player/)).getAttribute("src");
/** Awaited for the same reason. */
const servers = async () => within(await screen.findByRole("list", { name: "Servers" })).getAllByRole("button");

describe("a film's page", () => {
  test("replaces its address with the canonical one and keeps the query, the hash and the history state", async () => {
    await show();
    await loaded();
    await waitFor(() => expect(window.location.pathname + window.location.search + window.location.hash).toBe("/movie/19-metropolis?from=home#cast"));
    expect(window.history.state).toEqual({ key: "initial" });
    expect(document.title).toBe("Watch Metropolis (1927) Full Movie Online HD");
  });

  test("shows the eleven servers with the first one selected, the hint, and no frame before Play", async () => {
    await show();
    await loaded();
    const all = await servers();
    expect(all.map((server) => [server.textContent, server.getAttribute("aria-pressed")]).slice(0, 2)).toEqual([
      ["Server 1HD", "true"],
      ["Server 2HD", "false"],
    ]);
    expect(all).toHaveLength(11);
    expect(screen.getByText("The movie isn't loading? Try a different server below!")).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    await act(async () => screen.getByRole("button", { name: "Play on Server 1" }).click());
    expect(await frame()).toBe("/player/2embed/movie/19");
  });

  test("plays by its IMDb id on a server whose address has that", async () => {
    const movieServers = sampleSite().movieServers.map((server) => ({ ...server, template: "/player/{imdb_id}" }));
    await show(titled({ imdb_id: "tt0017136" }), "/movie/19", sampleSite({ movieServers }));
    await loaded();
    await act(async () => screen.getByRole("button", { name: "Play on Server 1" }).click());
    expect(await frame()).toBe("/player/tt0017136");
  });

  test("says where the operator has supplied no video, once the details say so", async () => {
    const reel = "Sample reel: this title's video has not been supplied yet";
    await show(titled());
    await loaded();
    expect(screen.queryByText(reel)).toBeNull();
    cleanup();
    await show(titled({ own_video: true }));
    await loaded();
    expect(screen.queryByText(reel)).toBeNull();
    cleanup();
    await show(titled({ own_video: false, public_film: samplePublicFilm() }));
    expect(await screen.findByText("Plays from Wikimedia Commons")).toBeTruthy();
    expect(screen.queryByText(reel)).toBeNull();
    cleanup();
    await show(titled({ own_video: false }));
    expect(await screen.findByText(reel)).toBeTruthy();
  });

  test("a click on a server changes the player and dispatches playerChange", async () => {
    const onPlayerChange = vi.fn();
    window.addEventListener("playerChange", onPlayerChange, { once: true });
    await show();
    await loaded();
    await userEvent.click((await servers())[6] as HTMLElement);
    expect(await frame()).toBe("/player/111movies/movie/19");
    expect(screen.getByRole("button", { name: /^Server 7/ }).getAttribute("aria-pressed")).toBe("true");
    expect(onPlayerChange.mock.calls[0]?.[0].detail).toEqual({ player: "111movies" });
  });

  test("shows in its hero what its list does not know, and links to genres and people", async () => {
    const crew = [
      { id: 100, name: "Fritz Lang", job: "Director" },
      { id: 101, name: "Thea von Harbou", job: "Screenplay" },
      { id: 102, name: "Erich Pommer", job: "Producer" },
    ];
    await show({ ...titled({ tagline: "The mediator." }), movieExtras: async (id) => sampleMovieExtras(id, { credits: { cast: [], crew } }) });
    await loaded();
    const hero = document.querySelector<HTMLElement>('[data-slot="backdrop"]') ?? expect.unreachable();
    await within(hero).findByText("Fritz Lang");
    expect(hero.querySelector('[data-slot="facts"]')?.textContent).toBe("1927 · Rating 7.8 of 10 (120 votes) · 153 min · German");
    expect(within(hero).getByText("The mediator.")).toBeTruthy();
    expect(hero.querySelector('[data-slot="leads"]')?.textContent).toBe("DirectorFritz LangWriterThea von Harbou");
    const addressOf = (name: string) => within(hero).getByRole("link", { name }).getAttribute("href");
    expect([addressOf("Fritz Lang"), addressOf("Drama"), addressOf("Watch Now")]).toEqual(["/actor/100", "/discover?genres=18", "#player"]);
  });

  test("shows a certification only if the film has one", async () => {
    await show(titled({ certification: "PG", vote_count: 1, original_language: "xx" }));
    await loaded();
    expect(document.querySelector('[data-slot="facts"]')?.textContent).toBe("1927 · Rating 7.8 of 10 (1 vote) · 153 min · PG");
  });

  test("names three directors, and opens the others", async () => {
    const crew = Array.from({ length: 222 }, (_, index) => ({ id: 100 + index, name: `Director ${index + 1}`, job: "Director" }));
    await show({ ...titled(), movieExtras: async (id) => sampleMovieExtras(id, { credits: { cast: [], crew } }) });
    await loaded();
    const further = (await screen.findByText("and 219 more")).closest("details") ?? expect.unreachable();
    const leads = document.querySelector('[data-slot="leads"]');
    expect(further.open).toBe(false);
    expect(leads?.textContent?.startsWith("DirectorsDirector 1, Director 2, Director 3and 219 more")).toBe(true);
    await userEvent.click(within(further).getByText("and 219 more"));
    expect(further.open).toBe(true);
    expect(within(further).getAllByRole("link")).toHaveLength(219);
  });

  test("Watch Now goes to the player of the shown page and leaves the address alone", async () => {
    const { addressNow } = await show();
    await loaded();
    const player = document.querySelector<HTMLElement>("#player") ?? expect.unreachable();
    const scrollIntoView = vi.fn();
    Object.assign(player, { scrollIntoView });
    await userEvent.click(screen.getByRole("link", { name: "Watch Now" }));
    expect(scrollIntoView).toHaveBeenCalled();
    expect(document.activeElement).toBe(player);
    expect(addressNow()).toBe("/movie/19");
  });

  test("shows year, minutes, rating, overview and genres in its summary, and its parts have headings", async () => {
    await show();
    await loaded();
    const summary = await screen.findByRole("region", { name: "Summary" });
    expect(["Player", "Summary"].map((name) => screen.getByRole("heading", { level: 2, name }).textContent)).toEqual(["Player", "Summary"]);
    expect(screen.getByRole("complementary", { name: "Similar Movies" })).toBeTruthy();
    expect(summary.querySelector('[data-slot="facts"]')?.textContent).toBe("1927 · 153 min · Rating 7.8 of 10");
    expect(within(summary).getByText("What happens in film 19.")).toBeTruthy();
    expect(
      within(summary)
        .getAllByRole("listitem")
        .map((chip) => chip.textContent),
    ).toEqual(["Drama", "Science Fiction"]);
  });

  test("omits missing facts, and shows a sentence for a missing overview", async () => {
    await show(titled({ overview: "", runtime: null, release_date: "", vote_average: null, genres: [], genre_ids: [] }));
    await loaded();
    const summary = await screen.findByRole("region", { name: "Summary" });
    expect(summary.textContent).toBe("SummaryNo description available for this movie.");
  });

  test("shows twelve of the cast, three reviews, six similar films", async () => {
    await show({
      ...titled({ production_companies: ["", "UFA", " ", "Parufamet", "Third"].map((name) => ({ name })) }),
      movieExtras: async (id) =>
        sampleMovieExtras(id, {
          credits: sampleCredits(20),
          similar: Array.from({ length: 9 }, (_, index) => sampleMovieSummary(50 + index)),
          reviews: [sampleReview("a"), sampleReview("b", { author_details: { avatar_path: null, rating: null } }), sampleReview("c"), sampleReview("d")],
        }),
    });
    await loaded();
    const castSection = await section("Cast");
    const cast = within(await castSection.findByRole("list", { name: "Cast" })).getAllByRole("link");
    expect(castSection.getByRole("link", { name: "All cast and crew" }).getAttribute("href")).toMatch(/^\/movie\/\d+-[a-z0-9-]+\/credits$/);
    expect([cast.length, cast[0]?.getAttribute("href"), cast[0]?.textContent]).toEqual([12, "/actor/1", "AActor 1Part 1"]);
    const reviews = await (await section("Reviews")).findAllByRole("figure");
    expect(reviews).toHaveLength(3);
    expect(reviews[0]?.textContent).toContain("8/10");
    expect(reviews[1]?.textContent).toContain("No rating");
    const similar = await (await section("Similar Movies", "complementary")).findAllByRole("link");
    expect([similar.length, similar[0]?.getAttribute("href")]).toEqual([6, "/movie/50"]);
    // A grid in narrow windows, a list beside the player in wide ones.
    expect(similar[0]?.closest("ul")?.className).toMatch(/ grid-cols-2 .*min-\[72rem\]:grid-cols-1 /);
    const about = (await screen.findByRole("region", { name: "About Metropolis" })).textContent;
    expect(about).toContain("Film 50, Film 51, Film 52, Film 53 and Film 54.");
    expect(about).toContain("directed by Fritz Lang and produced by UFA and Parufamet.");
    expect((await section("About Metropolis")).getByRole("button", { name: "Read More" })).toBeTruthy();
    const order = ["Cast", "Reviews", "About Metropolis", "Similar Movies"];
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent ?? "");
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
  });
});

test("without similar films it links to the film's genres", async () => {
  await show({ ...titled(), movieExtras: async (id) => ({ ...sampleMovieExtras(id), similar: [] }) });
  await loaded();
  const similar = await section("Similar Movies", "complementary");
  expect(await similar.findByText("There are no similar titles yet.")).toBeTruthy();
  expect(similar.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/discover?genres=18", "/discover?genres=878"]);
});

describe("an unknown film", () => {
  test.each([
    ["the catalog does not know it", { movie: async () => null }, "/movie/404"],
    ["its id is none", {}, "/movie/x"],
  ])("shows 'Movie not found': %s", async (_, catalog, path) => {
    const { addressNow, stateNow } = await show(catalog, path);
    expect(await screen.findByRole("heading", { level: 1, name: "Movie not found" })).toBeTruthy();
    expect(document.title).toBe("Movie not found · Matinee");
    await userEvent.click(screen.getByRole("link", { name: "Go Back Home" }));
    expect([addressNow(), stateNow()]).toEqual(["/", resetToHome]);
  });
});

describe("a failing or pending film", () => {
  test("shows the failure with a retry, never 'not found'", async () => {
    const movie = vi.fn(async (id: number) => sampleMovie(id, { title: "Metropolis" })).mockRejectedValueOnce(new Error("down"));
    await show({ movie });
    expect(await screen.findByText(englishNotices[notices.movie.id].text)).toBeTruthy();
    expect(screen.queryByText("Movie not found")).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Try again" }));
    expect(await loaded()).toBeTruthy();
  });

  test("a failing section fails alone", async () => {
    const movieExtras = vi.fn(async (id: number) => sampleMovieExtras(id)).mockRejectedValueOnce(new Error("down"));
    await show({ ...titled(), movieExtras });
    await loaded();
    expect(await (await section("Cast")).findByText(englishNotices[notices.cast.id].text)).toBeTruthy();
    expect(await (await section("Reviews")).findByText(englishNotices[notices.reviews.id].text)).toBeTruthy();
    expect(await (await section("Similar Movies", "complementary")).findByText(englishNotices[notices.similarMovies.id].text)).toBeTruthy();
    await userEvent.click((await section("Reviews")).getByRole("link", { name: "Try again" }));
    expect(await (await section("Reviews")).findByRole("figure")).toBeTruthy();
    expect(movieExtras).toHaveBeenCalledTimes(2);
  });

  test("plays from its address alone while it is pending, and goes on when the details arrive", async () => {
    const { promise, resolve } = Promise.withResolvers<Movie>();
    await show({ movie: () => promise });
    expect(screen.getByText("Loading the film")).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: "Play on Server 1" }).click());
    const player = await screen.findByTitle("Player: Server 1");
    expect(player.getAttribute("src")).toBe("/player/2embed/movie/19");
    await act(async () => resolve(sampleMovie(19, { title: "Metropolis" })));
    await loaded();
    expect(screen.getByTitle("Player: Metropolis, Server 1")).toBe(player);
  });

  test("plays also after its details have failed", async () => {
    await show({ movie: failing });
    expect(await screen.findByText(englishNotices[notices.movie.id].text)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Play on Server 1" })).toBeTruthy();
  });
});
