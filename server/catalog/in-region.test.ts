import { expect, test } from "vitest";
import { nothingInRegion } from "#features/titles/model/in-region.ts";
import type { TitleRegions } from "#server/upstream/region-schemas.ts";
import { inRegionOf } from "./in-region.ts";

const [one, two] = [1, 2].map((id) => ({ id, name: `Service ${id}`, logo_path: null }));
const ofAllCountries: TitleRegions = {
  certifications: { US: "R", DE: "16" },
  releases: { US: [{ type: 3, date: "1999-10-15", note: "" }], FR: [{ type: 6, date: "2001-01-01", note: "TV" }] },
  providers: [one, two].flatMap((service) => service ?? []),
  offers: { US: { stream: [2, 1], buy: [1, 3] }, GB: { rent: [2] } },
  link: "https://www.themoviedb.org/movie/19/watch?locale=US",
};

test("a country has its certification, releases and offers, and a link of its own", () => {
  const regions = ["GB", "US"];
  expect(inRegionOf(ofAllCountries, "US")).toEqual({
    region: "US",
    certification: "R",
    releases: [{ type: 3, date: "1999-10-15", note: "" }],
    offers: { link: ofAllCountries.link, stream: [two, one], free: [], ads: [], rent: [], buy: [one] },
    regions,
  });
  expect(inRegionOf(ofAllCountries, "GB").offers).toMatchObject({ link: "https://www.themoviedb.org/movie/19/watch?locale=GB", rent: [two] });
  expect(inRegionOf({ ...ofAllCountries, link: null }, "GB").offers?.link).toBeNull();
});

test("a country of which nothing is known has nothing, beside those with offers", () => {
  expect(inRegionOf(ofAllCountries, "FR")).toMatchObject({ certification: null, offers: null, releases: [{ note: "TV" }] });
  expect(inRegionOf(ofAllCountries, "JP")).toEqual({ ...nothingInRegion("JP"), regions: ["GB", "US"] });
  expect(inRegionOf(null, "US")).toEqual(nothingInRegion("US"));
});
