import { expect, test } from "vitest";
import type { PlayerServer } from "#domain/player.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { thirdParties } from "./third-parties.ts";

const slot = (template: string): PlayerServer => ({
  ...{ id: "one", name: "Server 1", label: "HD", type: "embed", sandbox: true, fullscreenButton: true, allow: "", referrerPolicy: "origin" },
  template,
});

test("the default configuration has no third parties", () => {
  expect(thirdParties(sampleSite())).toEqual({ players: [], pictures: [], trailers: [], films: [], ads: [], analytics: [] });
});

test("each configured host is listed once", () => {
  const site = sampleSite({
    movieServers: [slot("https://frames.example/movie/{tmdb_id}"), slot("/player/one/movie/{tmdb_id}")],
    seriesServers: [slot("https://frames.example/tv/{tmdb_id}?s={season}&e={episode}"), slot("https://other.example:8443/{imdb_id}")],
    imageBase: "https://pictures.example/t/p/",
    adSlots: [
      { id: "banner", place: "footer", scriptUrl: "https://ads.example/a.js", hosts: ["https://more.example"], size: null, popups: false, clickHandler: null },
    ],
    analytics: { origin: "https://count.example", script: "https://count.example/c.js" },
    trailers: true,
    publicFilms: ["archive.org", "*.us.archive.org"],
  });
  expect(thirdParties(site)).toEqual({
    players: ["frames.example", "other.example:8443"],
    pictures: ["pictures.example"],
    trailers: ["www.youtube-nocookie.com"],
    films: ["archive.org", "*.us.archive.org"],
    ads: ["ads.example", "more.example"],
    analytics: ["count.example"],
  });
});

test("the site's own host is no third party", () => {
  expect(thirdParties(sampleSite({ imageBase: "https://matinee.example/t/p/" })).pictures).toEqual([]);
});
