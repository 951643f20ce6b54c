import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { screenSources } from "#app/render.tsx";
import { matchServerRoute as matchRoute } from "#app/routes.server.ts";
import { routes } from "#app/routes.ts";

/** A match in short: the redirect's target, or the screen and the canonical URL. */
function matched(path: string): string {
  const { pathname, search } = new URL(path, "http://site");
  const match = matchRoute(pathname, search);
  return match.kind === "redirect" ? `-> ${match.to}` : `${match.route.screen} ${match.url}`;
}

describe("section 2's routes", () => {
  test.each([
    ["/", "home /"],
    ["/home", "home /home"],
    ["/top", "home /top"],
    ["/tv", "series-list /tv"],
    ["/tv/top", "series-list /tv/top"],
    ["/genres", "genres /genres"],
    ["/movie/19-metropolis", "movie /movie/19"],
    ["/movie/19", "movie /movie/19"],
    ["/movie", "-> /home"],
    ["/tv/7-les-vampires", "series /tv/7"],
    ["/tv/7", "series /tv/7"],
    ["/actor/5", "person /actor/5"],
    ["/person/5", "-> /actor/5"],
    ["/search?q=kid&type=tv", "search /search?q=kid&type=tv"],
    ["/about", "about /about"],
    ["/blogs", "blogs /blogs"],
    ["/privacy", "privacy /privacy"],
    ["/terms", "terms /terms"],
    ["/cookies", "cookies /cookies"],
    ["/faq", "faq /faq"],
    ["/contact", "contact /contact"],
    ["/support", "support /support"],
    ["/settings?x=1", "settings /settings"],
    ["/any/other", "not-found /404"],
    ["/anything", "not-found /404"],
    ["/movie/%31%39", "movie /movie/19"],
    ["/%74v/top", "series-list /tv/top"],
    ["/movie%2F19", "not-found /404"],
    ["/Movie/19", "not-found /404"],
    // Not decoded, because the target becomes an HTTP header.
    ["/movie/%00/", "-> /movie/%00"],
  ])("%s", (path, address) => {
    expect(matched(path)).toBe(address);
  });

  test("each route names an existing screen, and each pattern is unique", () => {
    expect(new Set<string>(["not-found", ...routes.map(({ screen }) => screen)])).toEqual(new Set(Object.keys(screenSources)));
    expect(new Set(routes.map(({ pattern }) => pattern)).size).toBe(routes.length);
  });
});

describe("an id", () => {
  test("is the part before the first hyphen", () => {
    expect(matchRoute("/movie/550-0-1", "")).toMatchObject({ id: 550, url: "/movie/550" });
  });

  test.each(["movie", "tv", "actor"])("that is invalid matches the route's own screen with id 0: /%s/…", (segment) => {
    const screen = { movie: "movie", tv: "series", actor: "person" }[segment];
    for (const key of ["0", "01", "1234567890", "x", "-1", "%00", "__proto__"])
      expect(matchRoute(`/${segment}/${key}`, "?season=2")).toMatchObject({ kind: "page", id: 0, url: `/${segment}/0`, route: { screen } });
  });

  test("that is invalid does not redirect from /person", () => {
    expect(matched("/person/x")).toBe("not-found /404");
  });
});

describe("the canonical address", () => {
  test.each([
    ["/top/", "-> /top"],
    ["/tv/top//", "-> /tv/top"],
    ["/movie/19-metropolis/?a=b", "-> /movie/19-metropolis?a=b"],
    ["/TOP", "not-found /404"],
    ["/Movie/19", "not-found /404"],
  ])("%s", (path, address) => {
    expect(matched(path)).toBe(address);
  });

  test("a redirect stays on the site", () => {
    for (const path of ["//evil.example/", "//evil.example/movie/", "/\\evil.example/", "//", "/person/5//"]) {
      const match = matchRoute(path, "");
      if (match.kind === "redirect") expect(match.to).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe("query parameters", () => {
  test.each(["/", "/home", "/top", "/movie/19", "/tv", "/tv/top", "/about", "/nowhere"])("are ignored on %s", (path) => {
    expect(matched(`${path}?season=2&genre=18&q=x&type=tv&utm_source=y&__proto__=1`)).toBe(matched(path));
  });

  test("are reduced to those that the route names, in its order", () => {
    expect(matched("/tv/7?utm=x&episode=5&season=2")).toBe("series /tv/7?season=2&episode=5");
    expect(matched("/genres?tab=tv&x=1&genre=18")).toBe("genres /genres?genre=18&tab=tv");
    expect(matched("/search?type=people&page=2&q=kid&q=second")).toBe("search /search?q=kid&type=people&page=2");
  });

  test("with empty or unknown values are dropped", () => {
    expect(matched("/tv/7?season=&episode=")).toBe("series /tv/7");
    expect(matched("/search?q=")).toBe("search /search");
    expect(matched("/genres?genre=4711")).toBe("genres /genres");
  });
});

describe("a shared list's address", () => {
  test.each([
    ["/shared", "shared-list /shared"],
    ["/shared?titles=tv:7,movie:19&name=Rainy+days", "shared-list /shared?name=Rainy+days&titles=tv%3A7,movie%3A19"],
    ["/shared?name=%20&titles=movie%3A19%2Cmovie:19,movie:0,x", "shared-list /shared?titles=movie%3A19"],
    ["/shared?utm_source=x&titles=", "shared-list /shared"],
  ])("is one page in any order, without a redirect: %s", (path, address) => {
    expect(matched(path)).toBe(address);
  });
});

describe("Discover's address", () => {
  test.each([
    ["/discover", "discover /discover"],
    ["/discover?genres=18,35&sort=title", "discover /discover?genres=18,35&sort=title"],
    // Escaped in another way it is the same address: a redirect could make a loop.
    ["/discover?genres=18%2C35", "discover /discover?genres=18,35"],
    ["/discover?type=movies&page=1", "-> /discover"],
    ["/discover?sort=title&genres=35&genres=18&from=&runtime=60&runtime=", "-> /discover?genres=18,35&runtime=60-&sort=title"],
    ["/discover?utm_source=x", "-> /discover"],
    // The layout for a television, which the browser reads.
    ["/discover?couch=1&genres=18", "discover /discover?genres=18"],
    ["/discover?page=9999", "discover /discover?page=9999"],
    ["/discover/?genres=18", "-> /discover?genres=18"],
  ])("%s", (path, address) => {
    expect(matched(path)).toBe(address);
  });

  test("a redirect leads to an address that stays", () => {
    const name = fc.constantFrom(
      "type",
      "genres",
      "match",
      "not",
      "from",
      "to",
      "rating",
      "runtime",
      "language",
      "certification",
      "region",
      "keyword",
      "sort",
      "page",
    );
    const value = fc.oneof(
      fc.constantFrom("tv", "18", "35,18", "any", "1927", "-60", "de", "PG-13", "UA 7+", "DE", "title", "2"),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
        const match = matchRoute("/discover", `?${new URLSearchParams(pairs)}`);
        if (match.kind === "redirect") expect(matched(match.to)).toBe(`discover ${match.to}`);
      }),
    );
  });
});

test("no address makes it throw", () => {
  const piece = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("/", "//", "movie", "tv", "19-", "%", "%ff", "..", "\\"));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.string({ unit: "binary" }), (pieces, search) => {
      expect(matchRoute(`/${pieces.join("")}`, search)).toHaveProperty("kind");
    }),
  );
});
