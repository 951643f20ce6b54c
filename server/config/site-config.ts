import { z } from "zod";
import ads from "#content/ads.json" with { type: "json" };
import brand from "#content/brand.json" with { type: "json" };
import icon from "#content/icon.svg?raw";
import players from "#content/players.json" with { type: "json" };
import takedown from "#content/takedown.json" with { type: "json" };
import type { PublicSite } from "#domain/site.ts";
import type { Takedown } from "#domain/takedown.ts";
import { adsFile } from "./ads-file.ts";
import { checkContentFolder, contentWarnings, parseContent, readContent, readContentBytes } from "./content-files.ts";
import { ConfigurationError, type Env } from "./env.ts";
import { type OperatorMedia, playersFile } from "./players-file.ts";
import { type ProviderLogo, readProviderLogo } from "./provider-logo.ts";

/** Where the provider's own pictures are. */
export const providerImageBase = "https://image.tmdb.org/t/p/";
const ownImageBase = "/t/p/";

/** What browsers ask for pictures: the embedded catalog's artwork and the image proxy stand under this site's own address. */
function imageBaseOf(env: Env, live: boolean): string {
  if (live && env.IMAGE_PROXY === "on") return ownImageBase;
  return env.IMAGE_BASE_URL ?? (live ? providerImageBase : ownImageBase);
}

const brandFile = z.strictObject({ tagline: z.string().min(1).max(120).default(brand.tagline), providerLogo: z.string().nullable().default(null) });
export const takedownFileName = "takedown.json";
const ids = z.array(z.int("must be a whole number").positive("must be above 0"), "must be a list of ids").default([]);
const takedownFile = z.strictObject({ movies: ids, series: ids, people: ids });

export type SiteConfig = {
  site: PublicSite;
  media: OperatorMedia[];
  takedown: Takedown;
  icon: string;
  providerLogo: ProviderLogo | null;
  /** What is doubtful about the operator's files, a line each. */
  warnings: string[];
};

function inOrder<T extends { id: string }>(slots: T[], order: string[]): T[] {
  const place = (slot: T) => (order.includes(slot.id) ? order.indexOf(slot.id) : order.length);
  return slots.toSorted((a, b) => place(a) - place(b));
}

/** Servers that the operator exempted from the sandbox come last (quality.md). */
const sandboxedFirst = <T extends { sandbox: boolean }>(slots: T[]): T[] => slots.toSorted((a, b) => Number(b.sandbox) - Number(a.sandbox));

const iconIn = (folder: string | undefined): string => (folder ? readContentBytes(folder, "icon.svg")?.toString("utf8") : null) ?? icon;

/** The takedown list in the text of its file. @throws ConfigurationError naming the field */
export const parseTakedown = (text: string): Takedown => parseContent(takedownFile, takedownFileName, text);

/** Every content file that is wrong, by its first mistake. */
export function inspectContent({ CONTENT_DIR: folder }: Env): string[] {
  const mistakeIn = (read: () => unknown): string[] => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return [error.message];
      throw error;
    }
  };
  const noFolder = mistakeIn(() => checkContentFolder(folder));
  if (noFolder.length > 0) return noFolder;
  return [
    () => readContent(playersFile, "players.json", players, folder),
    () => readContent(adsFile, "ads.json", ads, folder),
    () => readProviderLogo(readContent(brandFile, "brand.json", brand, folder).providerLogo, folder),
    () => readContent(takedownFile, takedownFileName, takedown, folder),
    () => iconIn(folder),
  ].flatMap(mistakeIn);
}

/** What this deployment is: the environment and the content files, checked. @throws ConfigurationError naming file and field */
export function readSiteConfig(env: Env): SiteConfig {
  const folder = env.CONTENT_DIR;
  checkContentFolder(folder);
  const slots = readContent(playersFile, "players.json", players, folder);
  const live = Boolean(env.TMDB_API_KEY ?? env.TMDB_READ_TOKEN);
  const { tagline, providerLogo: logoFile } = readContent(brandFile, "brand.json", brand, folder);
  const providerLogo = readProviderLogo(logoFile, folder);
  const inSeriesOrder = (order: Env["TV_SERVER_ORDER"]) => sandboxedFirst(inOrder(slots.tv, slots.tvOrders[order]));
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    site: {
      tagline,
      providerLogo: providerLogo?.path ?? null,
      name: env.SITE_NAME,
      origin,
      imageBase: imageBaseOf(env, live),
      contactEmail: env.CONTACT_EMAIL,
      postalAddress: env.POSTAL_ADDRESS,
      movieServers: sandboxedFirst(slots.movie),
      seriesServers: inSeriesOrder(env.TV_SERVER_ORDER),
      firstSeriesServer: inSeriesOrder("first")[0]?.id ?? null,
      playerLoad: env.PLAYER_LOAD,
      adSlots: readContent(adsFile, "ads.json", ads, folder).slots,
      adTriggers: env.AD_TRIGGERS,
      analytics: env.ANALYTICS_ORIGIN && env.ANALYTICS_SCRIPT ? { origin: env.ANALYTICS_ORIGIN, script: env.ANALYTICS_SCRIPT } : null,
      catalog: live ? "live" : "embedded",
    },
    media: slots.media,
    providerLogo,
    icon: iconIn(folder),
    takedown: readContent(takedownFile, takedownFileName, takedown, folder),
    warnings: contentWarnings(folder),
  };
}
