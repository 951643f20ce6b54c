import { describe, expect, test, vi } from "vitest";
import { canonicalOf, isNoindex, readPage, textOf } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";

describe("a title's page", () => {
  test("is complete without script", async () => {
    const response = await sampleApp().get("/movie/19");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const { page } = await readPage(response);
    expect(page.title).toBe("Watch Film 19 (1927) Full Movie Online HD");
    expect(page.querySelector("h1")?.textContent).toBe("Film 19");
    expect(textOf(page)).toContain("What happens in film 19.");
    expect(textOf(page)).toContain("Author a");
    expect([...page.querySelectorAll('[aria-label="Cast"] a')].map((link) => link.getAttribute("href"))).toEqual(["/actor/1", "/actor/2"]);
    expect(isNoindex(page)).toBe(false);
  });

  test.each([
    ["/movie/19", "/movie/19-film-19"],
    ["/movie/19-film-19", "/movie/19-film-19"],
    ["/movie/19-anything?utm_source=x", "/movie/19-film-19"],
    ["/tv/7", "/tv/7-series-7"],
    ["/tv/7-anything", "/tv/7-series-7"],
  ])("at %s names its canonical address", async (path, canonical) => {
    const { page } = await readPage(await sampleApp().get(path));
    expect(canonicalOf(page)).toBe(`https://matinee.example${canonical}`);
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute("content")).toBe(`https://matinee.example${canonical}`);
  });

  test("takes its origin from the configuration, never from the request", async () => {
    const response = await sampleApp().get("/movie/19", { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    expect((await readPage(response)).html).not.toContain("evil.example");
  });

  test("embeds its query data as JSON that cannot close its element", async () => {
    const { state } = await readPage(await sampleApp().get("/movie/19"));
    expect(state).not.toMatch(/[<>&\u2028\u2029]/);
    const { screen, queries } = JSON.parse(state);
    expect(screen).toBe("movie");
    const data = queries.queries.map((query: { queryKey: unknown; state: { data: unknown } }) => [query.queryKey, query.state.data]);
    expect(data).toContainEqual([["movie", 19, "details"], { ...sampleMovie(19), language: "German" }]);
  });
});

describe("the home view", () => {
  test.each([
    ["/", "Matinee: Watch your favorite movie online", "/movie/1"],
    ["/home", "Movies · Matinee", "/movie/1"],
    ["/top", "Top Rated Movies · Matinee", "/movie/101"],
  ])("%s", async (path, title, firstCard) => {
    const response = await sampleApp().get(path);
    expect(response.status).toBe(200);
    const { page } = await readPage(response);
    expect(page.title).toBe(title);
    expect(page.querySelector('[data-slot="movie-card"]')?.getAttribute("href")).toBe(firstCard);
    expect(canonicalOf(page)).toBe(`https://matinee.example${path}`);
    expect(page.querySelector('[data-slot="hero"]') === null).toBe(path === "/top");
  });
});

describe("an absent page", () => {
  test.each(["/nowhere", "/movie/19/nothing", "/Movie/19", "/index.html"])("%s is the 404 page", async (path) => {
    const response = await sampleApp().get(path);
    expect(response.status).toBe(404);
    const { page } = await readPage(response);
    expect(page.title).toBe("Page not found · Matinee");
    expect(isNoindex(page)).toBe(true);
    expect(canonicalOf(page)).toBeNull();
    const [first] = page.querySelectorAll("main a");
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["Go Home", "/"]);
  });

  test.each(["0", "01", "1234567890", "x", "550x-y", "-550", "%35x"])("the invalid id in /movie/%s is 404 without a call", async (key) => {
    const catalog = sampleCatalog({ movie: vi.fn(), movieExtras: vi.fn() });
    const response = await sampleApp({ catalog }).get(`/movie/${key}`);
    expect(response.status).toBe(404);
    const { page, state } = await readPage(response);
    // What the browser will render at this address: its route's screen, not the 404 page's.
    expect([JSON.parse(state).screen, page.querySelector("h1")?.textContent, isNoindex(page)]).toEqual(["movie", "Movie not found", true]);
    expect(catalog.movie).not.toHaveBeenCalled();
    expect(catalog.movieExtras).not.toHaveBeenCalled();
  });

  test("a movie that the provider does not know is 'Movie not found'", async () => {
    const response = await sampleApp({ catalog: sampleCatalog({ movie: async () => null }) }).get("/movie/404");
    expect(response.status).toBe(404);
    const { page } = await readPage(response);
    expect(page.querySelector("h1")?.textContent).toBe("Movie not found");
    expect(page.title).toBe("Movie not found · Matinee");
    expect(isNoindex(page)).toBe(true);
    const link = [...page.querySelectorAll("main a")].find((one) => one.textContent === "Go Back Home");
    expect(link?.getAttribute("href")).toBe("/");
  });
});

test.each([
  ["/movie", "/home"],
  ["/movie?from=x", "/home"],
  ["/person/5", "/actor/5"],
  ["/person/5-buster-keaton", "/actor/5"],
  ["/top/", "/top"],
  ["/movie/19-metropolis//?a=b", "/movie/19-metropolis?a=b"],
  ["//", "/"],
])("%s redirects permanently to %s", async (path, target) => {
  const response = await sampleApp().get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(target);
});

test("a person's address without an id is 404", async () => {
  expect((await sampleApp().get("/person/buster")).status).toBe(404);
});

describe("Discover", () => {
  test("redirects what its form sends to the canonical address, and answers that without script", async () => {
    const { get } = sampleApp({ site: sampleSite({ catalog: "live" }) });
    const sent = await get(
      "/discover?type=movies&genres=35&genres=18&match=all&from=&to=&rating=&runtime=60&runtime=&certification=&region=US&sort=popularity",
    );
    expect([sent.status, sent.headers.get("location")]).toEqual([308, "/discover?genres=18,35&runtime=60-"]);
    const { page } = await readPage(await get(sent.headers.get("location") ?? ""));
    const form = page.querySelector('form#filters[action="/discover"]') ?? expect.unreachable();
    expect([...form.querySelectorAll("input:checked")].map((input) => input.getAttribute("value"))).toEqual(["35", "18", "all"]);
    // Another country has other certifications, which only script could offer.
    expect(form.querySelector('[name="certification"]')?.localName).toBe("input");
    expect(page.querySelector('select[name="sort"]')?.getAttribute("form")).toBe("filters");
    expect([page.querySelector('meta[name="robots"]')?.getAttribute("content"), canonicalOf(page)]).toEqual(["noindex, follow", null]);
  });

  test("has a canonical address for one genre, and no page past the end", async () => {
    const { get } = sampleApp();
    const { page } = await readPage(await get("/discover?genres=18"));
    expect([page.title, canonicalOf(page)]).toEqual(["Drama Films · Matinee", "https://matinee.example/discover?genres=18"]);
    const response = await get("/discover?page=9999");
    expect([response.status, textOf((await readPage(response)).page).includes("Drama")]).toEqual([404, false]);
  });
});
