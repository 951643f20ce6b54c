import type { PlayerServer } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { sampleSite } from "./sample-site.ts";

const foreign: PlayerServer = {
  ...{ id: "far", name: "Server 1", label: "HD", type: "embed", sandbox: true, fullscreenButton: true, allow: "", referrerPolicy: "origin" },
  template: "https://frames.example/{tmdb_id}",
};

/** Deployments for which the texts must be true. None is called Matinee, so that a hard-coded name fails a test. */
export const siteVariants: Record<"plain" | "films" | "live" | "full", PublicSite> = {
  plain: sampleSite({ name: "The Ritz" }),
  films: sampleSite({ name: "The Ritz", publicFilms: ["upload.wikimedia.org", "archive.org", "*.us.archive.org"] }),
  live: sampleSite({ name: "The Ritz", catalog: "live", trailers: true, imageBase: "https://pictures.example/t/p/" }),
  full: sampleSite({
    name: "The Ritz",
    catalog: "live",
    trailers: true,
    imageBase: "https://pictures.example/t/p/",
    movieServers: [foreign],
    seriesServers: [foreign],
    playerLoad: "visible",
    worksOffline: true,
    contactEmail: "desk@ritz.example",
    postalAddress: "The Ritz\n1 Lamp Street",
    adSlots: [{ id: "banner", place: "footer", scriptUrl: "https://ads.example/a.js", hosts: [], size: null, popups: false, clickHandler: null }],
    analytics: { origin: "https://count.example", script: "https://count.example/c.js" },
  }),
};
