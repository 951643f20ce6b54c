import type { Language, TextLanguages } from "./languages.ts";
import type { PlayerServer } from "./player.ts";

/** A slot's position: on the home view below Popular Movies, above the footer's columns, or on a film's page. */
export type AdPlace = "home" | "footer" | "movie";

/** An advertising container that the operator configured. It runs in a sandboxed frame. */
export type AdSlot = {
  id: string;
  place: AdPlace;
  scriptUrl: string;
  /** Other origins that the script loads from: "https://pictures.example". */
  hosts: string[];
  /** Reserved layout space; `null` for a script that shows nothing. */
  size: AdSize | null;
  /** Whether a click into the ad may open a window. */
  popups: boolean;
  /** The script's global function that triggers call (section 4's "ad-click handler"); `null` if it has none. */
  clickHandler: string | null;
};

export type AdSize = { widthPx: number; heightPx: number };

/** Section 9 gives two sets of triggers for the click handler; `none` is the default. */
export type AdTriggers = "none" | "first" | "second";

/** What an operator may say in each language. */
export type BrandTexts = { name: string; tagline: string; postalAddress: string };

/** Unless the operator gives another one. */
export const defaultSiteName = "Matinee";

/** Of the live catalog, in each language. */
export const providerName = "TMDB";

/** The deployment's public settings, sent to the browser. Nothing here is secret. */
export type PublicSite = {
  /** In which there are pages, English first. */
  languages: readonly Language[];
  name: string;
  tagline: string;
  /** Set where the tagline is not in the page's language. */
  textLanguages?: TextLanguages<"tagline">;
  /** The operator's texts in other languages than English. Pages get those of their own in `name`, `tagline` and `postalAddress`. */
  inLanguages?: Partial<Record<Language, Partial<BrandTexts>>>;
  /** "https://matinee.example", without a trailing slash; the only source of absolute URLs. */
  origin: string;
  /** Ends in a slash: an image is `{imageBase}{size}{path}`. */
  imageBase: string;
  /** `null`: the operator has given none. */
  contactEmail: string | null;
  postalAddress: string | null;
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
  /** The hosts of public archives from which films play on a visitor's press: "archive.org", "*.us.archive.org". Missing where PUBLIC_FILMS is off. */
  publicFilms?: readonly string[];
  /** Browsers may keep copies of pages (SERVICE_WORKER). */
  worksOffline?: true;
  /** The address of the provider's logo, if the operator supplies the file. */
  providerLogo: string | null;
};

/** The only third-party frame that the project names. It sets no cookie before playback. */
export const videoFrameOrigin = "https://www.youtube-nocookie.com";

/** Whether pictures come from this site. Copies of another host's would count 7 MB each. */
export const hasOwnPictures = ({ imageBase }: Pick<PublicSite, "imageBase">): boolean => imageBase.startsWith("/");

/** Whether there are pages in more languages than English. */
export const hasLanguages = ({ languages }: Pick<PublicSite, "languages">): boolean => languages.length > 1;

/** Whether titles are marked that can be watched here. */
export const hasTitlesHere = ({ library, publicFilms }: PublicSite): boolean => library === true || publicFilms !== undefined;

/** Whether this deployment has a feature that needs the visitor's consent; none by default. */
export const hasOptionalFeatures = ({ adSlots, analytics }: PublicSite): boolean => adSlots.length > 0 || analytics !== null;
