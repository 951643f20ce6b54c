import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { screenSources } from "#app/render.tsx";
import { routes } from "#app/routes.ts";
import { matchRoute } from "./match-route.ts";

/** An address in short: where it leads, or which screen shows what. */
function read(path: string): string {
  const { pathname, search } = new URL(path, "http://site");
  const address = matchRoute(pathname, search);
  return address.kind === "redirect" ? `-> ${address.to}` : `${address.route.screen} ${address.url}`;
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
    ["/any/other", "not-found /404"],
    ["/anything", "not-found /404"],
    ["/movie/%31%39", "movie /movie/19"],
    ["/%74v/top", "series-list /tv/top"],
    ["/movie%2F19", "not-found /404"],
    ["/Movie/19", "not-found /404"],
    // As it was asked for: what is decoded may be nothing for a header.
    ["/movie/%00/", "-> /movie/%00"],
  ])("%s", (path, address) => {
    expect(read(path)).toBe(address);
  });

  test("each route has a screen of its own name, and no pattern stands twice", () => {
    expect(Object.keys(screenSources)).toEqual(expect.arrayContaining([...new Set(routes.map(({ screen }) => screen))]));
    expect(new Set(routes.map(({ pattern }) => pattern)).size).toBe(routes.length);
  });
});

describe("an id", () => {
  test("is the part before the first hyphen", () => {
    expect(matchRoute("/movie/550-0-1", "")).toMatchObject({ id: 550, url: "/movie/550" });
  });

  test.each(["movie", "tv", "actor"])("that is none shows that row's own not-found view: /%s/…", (room) => {
    const screen = { movie: "movie", tv: "series", actor: "person" }[room];
    for (const key of ["0", "01", "1234567890", "x", "-1", "%00", "__proto__"])
      expect(matchRoute(`/${room}/${key}`, "?season=2")).toMatchObject({ kind: "page", id: 0, url: `/${room}/0`, route: { screen } });
  });

  test("that is none leads nowhere from /person", () => {
    expect(read("/person/x")).toBe("not-found /404");
  });
});

describe("an address has one form", () => {
  test.each([
    ["/top/", "-> /top"],
    ["/tv/top//", "-> /tv/top"],
    ["/movie/19-metropolis/?a=b", "-> /movie/19-metropolis?a=b"],
    ["/TOP", "not-found /404"],
    ["/Movie/19", "not-found /404"],
  ])("%s", (path, address) => {
    expect(read(path)).toBe(address);
  });

  test("a redirect never leaves the site", () => {
    for (const path of ["//evil.example/", "//evil.example/movie/", "/\\evil.example/", "//", "/person/5//"]) {
      const address = matchRoute(path, "");
      if (address.kind === "redirect") expect(address.to).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe("query parameters", () => {
  test.each(["/", "/home", "/top", "/movie/19", "/tv", "/tv/top", "/about", "/nowhere"])("mean nothing to %s", (path) => {
    expect(read(`${path}?season=2&genre=18&q=x&type=tv&utm_source=y&__proto__=1`)).toBe(read(path));
  });

  test("that the row names are kept, in the row's order, and nothing else", () => {
    expect(read("/tv/7?utm=x&episode=5&season=2")).toBe("series /tv/7?season=2&episode=5");
    expect(read("/genres?tab=tv&x=1&genre=18")).toBe("genres /genres?genre=18&tab=tv");
    expect(read("/search?type=people&page=2&q=kid&q=second")).toBe("search /search?q=kid&type=people&page=2");
  });

  test("that say nothing are as good as none", () => {
    expect(read("/tv/7?season=&episode=")).toBe("series /tv/7");
    expect(read("/search?q=")).toBe("search /search");
    expect(read("/genres?genre=4711")).toBe("genres /genres");
  });
});

test("no address makes it throw, escaped or not", () => {
  const piece = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("/", "//", "movie", "tv", "19-", "%", "%ff", "..", "\\"));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.string({ unit: "binary" }), (pieces, search) => {
      expect(matchRoute(`/${pieces.join("")}`, search)).toHaveProperty("kind");
    }),
  );
});
