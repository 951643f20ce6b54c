import { describe, expect, test } from "vitest";
import { movieReleases, seriesCertifications, storedRegions, watchProviders } from "./region-schemas.ts";

const release = (type: unknown, release_date: unknown, certification: unknown = "", note: unknown = "") => ({ type, release_date, certification, note });
const released = (iso_3166_1: unknown, release_dates: unknown) => ({ iso_3166_1, release_dates });

describe("the releases of a film", () => {
  test("are sorted by date for each country, with the certification of the one in cinemas", () => {
    const parsed = movieReleases.parse({
      results: [
        released("US", [
          release(4, "2009-03-02T00:00:00.000Z", "PG-13"),
          release(3, "1999-10-15T00:00:00.000Z", " R ", " "),
          release(1, "1999-09-01", "", "Festival"),
        ]),
        released("DE", [release(5, "2001-01-01", "16")]),
      ],
    });
    expect(parsed.certifications).toEqual({ US: "R", DE: "16" });
    expect(parsed.releases).toEqual({
      US: [
        { type: 1, date: "1999-09-01", note: "Festival" },
        { type: 3, date: "1999-10-15", note: "" },
        { type: 4, date: "2009-03-02", note: "" },
      ],
      DE: [{ type: 5, date: "2001-01-01", note: "" }],
    });
  });

  test.each([
    released("us", [release(3, "1999-10-15", "R")]),
    released("__proto__", [release(3, "1999-10-15", "R")]),
    released(1, [release(3, "1999-10-15", "R")]),
    released("US", "x"),
    released("US", [release(3, "soon"), release("x", "1999-10-15"), release(0, "1999-10-15"), null]),
    null,
  ])("leave out %j", (country) => {
    expect(movieReleases.parse({ results: [country] })).toEqual({ certifications: {}, releases: {} });
  });
});

test("the certifications of a series are by country", () => {
  const ratings = [{ iso_3166_1: "US", rating: "TV-MA" }, { iso_3166_1: "DE", rating: " " }, { rating: "16" }, { iso_3166_1: "GB", rating: 15 }];
  expect(seriesCertifications.parse({ results: ratings })).toEqual({ certifications: { US: "TV-MA" }, releases: {} });
  expect(seriesCertifications.parse(undefined)).toEqual({ certifications: {}, releases: {} });
});

const service = (provider_id: unknown, provider_name: unknown = `Service ${String(provider_id)}`) => ({
  ...{ provider_id, provider_name, logo_path: "/logo.jpg", display_priority: 1 },
});
const link = (region: string) => `https://www.themoviedb.org/movie/19/watch?locale=${region}`;

describe("the streaming offers of a title", () => {
  test("name each service once, and its id for each country", () => {
    const parsed = watchProviders.parse({
      results: {
        US: { link: link("US"), flatrate: [service(8), service(9), service(8)], rent: [service(8)], ads: [] },
        DE: { link: link("DE"), free: [service(8)], buy: [service(10)] },
      },
    });
    expect(parsed).toEqual({
      providers: [8, 9, 10].map((id) => ({ id, name: `Service ${id}`, logo_path: "/logo.jpg" })).toSorted((a, b) => a.id - b.id),
      offers: { US: { stream: [8, 9], rent: [8] }, DE: { free: [8], buy: [10] } },
      link: link("US"),
    });
  });

  test.each([
    ["a country of another form", { "United States": { flatrate: [service(8)] } }],
    ["a country without services", { US: { link: "ftp://x", flatrate: [], rent: "x", buy: {} } }],
    ["a country that is no object", { US: "x", DE: null, FR: [] }],
    ["a service without a name or with another id", { US: { flatrate: [service(8, ""), service("8"), service(0), null] } }],
    ["a list", []],
    ["nothing", undefined],
  ])("leave out %s", (_, results) => {
    expect(watchProviders.parse({ results })).toEqual({ providers: [], offers: {}, link: null });
  });

  test.each(["javascript:alert(1)", "http://watch.example/", "watch", 7, `https://watch.example/${"x".repeat(300)}`])("have no link like %j", (address) => {
    expect(watchProviders.parse({ results: { US: { link: address, flatrate: [service(8)] } } }).link).toBeNull();
  });
});

test("a hostile number of countries costs no more than a long list", () => {
  const codes = Array.from({ length: 5000 }, (_, index) => String.fromCharCode(65 + (index % 26), 65 + (Math.floor(index / 26) % 26)));
  const results = Object.fromEntries(codes.map((code, index) => [index < 676 ? code : `${code}${index}`, { flatrate: [service(8)] }]));
  expect(Object.keys(watchProviders.parse({ results }).offers)).toHaveLength(300);
});

test("regions are stored and read again, and missing in rows of older builds", () => {
  const regions = {
    ...movieReleases.parse({ results: [released("US", [release(3, "1999-10-15", "R", "Wide")])] }),
    ...watchProviders.parse({ results: { US: { link: link("US"), flatrate: [service(8)] } } }),
  };
  expect(storedRegions.parse(JSON.parse(JSON.stringify(regions)))).toEqual(regions);
  expect(storedRegions.parse(undefined)).toBeNull();
  expect(storedRegions.safeParse({ ...regions, offers: { us: {} } }).success).toBe(false);
});
