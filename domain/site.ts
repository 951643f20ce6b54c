import type { AdSlot, AdTriggers } from "./ad.ts";
import type { PlayerServer } from "./player.ts";

/** What the browser may know of the deployment. Nothing here is secret. */
export type PublicSite = {
  name: string;
  tagline: string;
  /** "https://matinee.example", without a trailing slash; the only source of absolute URLs. */
  origin: string;
  /** Ends in a slash: an image is `{imageBase}{size}{path}`. */
  imageBase: string;
  contactEmail: string;
  postalAddress: string;
  movieServers: PlayerServer[];
  seriesServers: PlayerServer[];
  /** The id of the series' slot that is chosen at first, whichever order they are listed in (readings). */
  firstSeriesServer: string | null;
  playerLoad: "auto" | "click" | "visible";
  adSlots: AdSlot[];
  adTriggers: AdTriggers;
  analytics: { origin: string; script: string } | null;
  /** `embedded`: ratings and reviews are samples. `live`: the provider's notice is owed. */
  catalog: "embedded" | "live";
  /** The address of the provider's logo, where the operator supplies the file. */
  providerLogo: string | null;
};
