import { z } from "zod";
import ads from "#content/ads.json" with { type: "json" };
import brand from "#content/brand.json" with { type: "json" };
import icon from "#content/icon.svg?raw";
import players from "#content/players.json" with { type: "json" };
import takedown from "#content/takedown.json" with { type: "json" };
import { languageCodes, otherLanguages } from "#domain/languages.ts";
import type { BrandTexts, PublicSite } from "#domain/site.ts";
import type { Takedown } from "#domain/takedown.ts";
import { adsFile } from "./ads-file.ts";
import { type BrandPicture, readBrandPicture } from "./brand-picture.ts";
import { checkContentFolder, contentWarnings, parseContent, readContent, readContentBytes } from "./content-files.ts";
import { ConfigurationError, type Env, isLive, postalAddress, siteName } from "./env.ts";
import { type OperatorMedia, playersFile } from "./players-file.ts";

export const providerImageBase = "https://image.tmdb.org/t/p/";
const ownImageBase = "/t/p/";

/** The base URL of pictures in pages. The embedded catalog's artwork and the image proxy are on this site. */
function imageBaseOf(env: Env, live: boolean): string {
  if (live && env.IMAGE_PROXY === "on") return ownImageBase;
  return env.IMAGE_BASE_URL ?? (live ? providerImageBase : ownImageBase);
}

const noProviderLogo = "brand.json: providerLogo names no file, and the provider's terms ask for its logo beside its notice";
const tagline = z.string().min(1).max(120);
/** `name` and `postalAddress` stand in place of SITE_NAME and POSTAL_ADDRESS. */
const brandTexts: z.ZodType<Partial<BrandTexts>> = z.strictObject({ name: siteName, tagline, postalAddress }).partial();
const brandFile = z.strictObject({
  tagline: tagline.default(brand.tagline),
  providerLogo: z.string().nullable().default(null),
  screenshots: z
    .array(z.strictObject({ file: z.string(), sizes: z.string().regex(/^\d{3,4}x\d{3,4}$/, "must be width and height in pixels, such as 1280x720") }))
    .default([]),
  languages: z.strictObject(Object.fromEntries(otherLanguages.map((code) => [code, brandTexts.optional()]))).default({}),
});
type BrandFile = z.infer<typeof brandFile>;

/** @throws ConfigurationError that names the picture */
const readPictures = ({ providerLogo, screenshots }: Pick<BrandFile, "providerLogo" | "screenshots">, folder: string | undefined) => ({
  providerLogo: providerLogo === null ? null : readBrandPicture("providerLogo", providerLogo, "/provider-logo", folder),
  screenshots: screenshots.map(({ file, sizes }, index) => ({
    ...readBrandPicture(`screenshots.${index}.file`, file, `/screenshots/${index + 1}`, folder),
    sizes,
  })),
});
export const takedownFileName = "takedown.json";
const ids = z.array(z.int("must be a whole number").positive("must be above 0"), "must be a list of ids").default([]);
const takedownFile = z.strictObject({ movies: ids, series: ids, people: ids });

export type SiteConfig = {
  site: PublicSite;
  media: OperatorMedia[];
  takedown: Takedown;
  icon: string;
  providerLogo: BrandPicture | null;
  screenshots: readonly (BrandPicture & { sizes: string })[];
  /** A line each. */
  warnings: string[];
};

/** Slots that `order` does not name come last. */
function sortByOrder<T extends { id: string }>(slots: T[], order: string[]): T[] {
  const rank = (slot: T) => (order.includes(slot.id) ? order.indexOf(slot.id) : order.length);
  return slots.toSorted((a, b) => rank(a) - rank(b));
}

/** Servers without a sandbox come last (quality.md). */
const sandboxedFirst = <T extends { sandbox: boolean }>(slots: T[]): T[] => slots.toSorted((a, b) => Number(b.sandbox) - Number(a.sandbox));

const readIcon = (folder: string | undefined): string => (folder ? readContentBytes(folder, "icon.svg")?.toString("utf8") : null) ?? icon;

/** @throws ConfigurationError that names the field */
export const parseTakedown = (text: string): Takedown => parseContent(takedownFile, takedownFileName, text);

/** The first mistake in each content file. */
export function inspectContent({ CONTENT_DIR: folder }: Env): string[] {
  const mistakeOf = (read: () => unknown): string[] => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return [error.message];
      throw error;
    }
  };
  const folderMistake = mistakeOf(() => checkContentFolder(folder));
  if (folderMistake.length > 0) return folderMistake;
  return [
    () => readContent(playersFile, "players.json", players, folder),
    () => readContent(adsFile, "ads.json", ads, folder),
    () => readPictures(readContent(brandFile, "brand.json", brand, folder), folder),
    () => readContent(takedownFile, takedownFileName, takedown, folder),
    () => readIcon(folder),
  ].flatMap(mistakeOf);
}

/** Reads and validates the environment and the content files. @throws ConfigurationError that names file and field */
export function readSiteConfig(env: Env): SiteConfig {
  const folder = env.CONTENT_DIR;
  checkContentFolder(folder);
  const slots = readContent(playersFile, "players.json", players, folder);
  const live = isLive(env);
  const { languages: inLanguages, ...general } = readContent(brandFile, "brand.json", brand, folder);
  const { providerLogo, screenshots } = readPictures(general, folder);
  const seriesServersIn = (order: Env["TV_SERVER_ORDER"]) => sandboxedFirst(sortByOrder(slots.tv, slots.tvOrders[order]));
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    site: {
      languages: languageCodes,
      tagline: general.tagline,
      ...(Object.keys(inLanguages).length > 0 && { inLanguages }),
      providerLogo: providerLogo?.path ?? null,
      name: env.SITE_NAME,
      origin,
      imageBase: imageBaseOf(env, live),
      contactEmail: env.CONTACT_EMAIL ?? null,
      postalAddress: env.POSTAL_ADDRESS ?? null,
      movieServers: sandboxedFirst(slots.movie),
      seriesServers: seriesServersIn(env.TV_SERVER_ORDER),
      firstSeriesServer: seriesServersIn("first")[0]?.id ?? null,
      // The embedded catalog has no video of another site.
      trailers: live && env.TRAILERS === "on",
      playerLoad: env.PLAYER_LOAD,
      playerFiles: [],
      adSlots: readContent(adsFile, "ads.json", ads, folder).slots,
      adTriggers: env.AD_TRIGGERS,
      analytics: env.ANALYTICS_ORIGIN && env.ANALYTICS_SCRIPT ? { origin: env.ANALYTICS_ORIGIN, script: env.ANALYTICS_SCRIPT } : null,
      catalog: live ? "live" : "embedded",
      ...(env.MEDIA_DIR && { library: true as const }),
    },
    media: slots.media,
    providerLogo,
    screenshots,
    icon: readIcon(folder),
    takedown: readContent(takedownFile, takedownFileName, takedown, folder),
    warnings: [...contentWarnings(folder), ...(live && providerLogo === null ? [noProviderLogo] : [])],
  };
}
