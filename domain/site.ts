import type { AdSlot, AdTriggers } from "./ad.ts";
import type { PlayerServer } from "./player.ts";

/** The deployment's public settings, sent to the browser. Nothing here is secret. */
export type PublicSite = {
  name: string;
  tagline: string;
  /** "https://matinee.example", without a trailing slash; the only source of absolute URLs. */
  origin: string;
  /** Ends in a slash: an image is `{imageBase}{size}{path}`. */
  imageBase: string;
  /** `null`: the operator has given none. */
  contactEmail: string | null;
  postalAddress: string;
  movieServers: PlayerServer[];
  seriesServers: PlayerServer[];
  /** The id of the default slot for series, independent of their order (readings.md). */
  firstSeriesServer: string | null;
  /** Whether videos of another site may be shown: after a press, in a frame of `videoFrameOrigin`. */
  trailers: boolean;
  playerLoad: "auto" | "click" | "visible";
  /** The script and style of our player page, which are fetched when a visitor points at the stage. */
  playerFiles: readonly string[];
  adSlots: AdSlot[];
  adTriggers: AdTriggers;
  analytics: { origin: string; script: string } | null;
  /** `embedded`: ratings and reviews are samples. `live`: the provider requires its notice. */
  catalog: "embedded" | "live";
  /** The operator has a library of own videos. */
  library?: true;
  /** The address of the provider's logo, if the operator supplies the file. */
  providerLogo: string | null;
};

/** Whether this deployment has a feature that needs the visitor's consent; none by default. */
export const hasOptionalFeatures = ({ adSlots, analytics }: PublicSite): boolean => adSlots.length > 0 || analytics !== null;
