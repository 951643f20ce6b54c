import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import ads from "#content/ads.json" with { type: "json" };
import brand from "#content/brand.json" with { type: "json" };
import icon from "#content/icon.svg?raw";
import players from "#content/players.json" with { type: "json" };
import takedown from "#content/takedown.json" with { type: "json" };
import { templatePlaceholders } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Takedown } from "#domain/takedown.ts";
import { adsFile } from "./ads-file.ts";
import { ConfigurationError, type Env } from "./env.ts";
import { type ProviderLogo, readProviderLogo } from "./provider-logo.ts";

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//;
const slotId = z.string().regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and hyphens");

const frameAddress = z.string().superRefine((template, context) => {
  const filled = template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    if (!(templatePlaceholders as readonly string[]).includes(name)) context.addIssue({ code: "custom", message: `has the unknown placeholder ${whole}` });
    return "1";
  });
  if (/[{}]/.test(filled)) context.addIssue({ code: "custom", message: "has a brace without its other half" });
  const ownPage = /^\/(?!\/)/.test(filled);
  if (!ownPage && !(filled.startsWith("https://") && URL.canParse(filled)) && !loopback.test(filled))
    context.addIssue({ code: "custom", message: "must be an https address or a path of this site" });
  // A placeholder before the path would let a title's id choose the host, which the Content-Security-Policy cannot name.
  if (!ownPage && /\{/.test(template.split("/").slice(0, 3).join("/")))
    context.addIssue({ code: "custom", message: "must not have a placeholder in its host" });
});

const server = z.strictObject({
  id: slotId,
  name: z.string().trim().min(1).max(40),
  label: z.string().trim().max(40).default("HD"),
  type: z.enum(["first-party", "embed"]).default("embed"),
  template: frameAddress,
  sandbox: z.boolean().default(true),
  fullscreenButton: z.boolean().default(true),
  allow: z
    .string()
    .regex(/^[a-z0-9;\- ]*$/)
    .default("fullscreen; autoplay; encrypted-media; picture-in-picture"),
  referrerPolicy: z.enum(["no-referrer", "origin", "strict-origin-when-cross-origin"]).default("strict-origin-when-cross-origin"),
});

const servers = z
  .array(server)
  .min(1)
  .refine((list) => new Set(list.map((slot) => slot.id)).size === list.length, "has the same id twice");

const mediaUrl = z
  .string()
  .refine((url) => /^\/(?!\/)/.test(url) || url.startsWith("https://") || loopback.test(url), "must be an https address or a path of this site");
const medium = z.strictObject({
  movie: z.number().int().positive().optional(),
  tv: z.number().int().positive().optional(),
  season: z.number().int().min(0).optional(),
  episode: z.number().int().min(1).optional(),
  url: mediaUrl,
  type: z.enum(["video/mp4", "application/vnd.apple.mpegurl", "video/webm"]),
  captions: z.array(z.strictObject({ url: mediaUrl, lang: z.string().min(2), label: z.string().min(1) })).default([]),
});

const playersFile = z.strictObject({
  movie: servers.refine((list) => list.every((slot) => !/\{(season|episode)\}/.test(slot.template)), "has {season} or {episode}, which no film has"),
  tv: servers,
  tvOrders: z.strictObject({ first: z.array(slotId).min(1), second: z.array(slotId).min(1) }),
  media: z.array(medium).default([]),
});

/** Where the provider's own pictures are. */
export const providerImageBase = "https://image.tmdb.org/t/p/";
const ownImageBase = "/t/p/";

/** What browsers ask for pictures: the embedded catalogue's artwork and the image proxy stand under this site's own address. */
function imageBaseOf(env: Env, live: boolean): string {
  if (live && env.IMAGE_PROXY === "on") return ownImageBase;
  return env.IMAGE_BASE_URL ?? (live ? providerImageBase : ownImageBase);
}

const brandFile = z.strictObject({ tagline: z.string().min(1).max(120), providerLogo: z.string().nullable() });
export const takedownFileName = "takedown.json";
const ids = z.array(z.int("must be a whole number").positive("must be above 0"), "must be a list of ids").default([]);
const takedownFile = z.strictObject({ movies: ids, series: ids, people: ids });

export type OperatorMedium = z.infer<typeof medium>;
export type SiteConfig = { site: PublicSite; media: OperatorMedium[]; takedown: Takedown; icon: string; providerLogo: ProviderLogo | null };

function jsonIn(name: string, read: () => string): unknown {
  try {
    return JSON.parse(read());
  } catch (cause) {
    throw new ConfigurationError(
      `CONTENT_DIR: ${name} is not readable as JSON (${cause instanceof Error ? cause.message.replace(/\s+/g, " ") : "unreadable"})`,
    );
  }
}

function checked<T>(schema: z.ZodType<T>, name: string, content: unknown): T {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigurationError(`CONTENT_DIR: ${name}, ${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is wrong"}`);
}

function readContent<T>(schema: z.ZodType<T>, name: string, fallback: unknown, folder: string | undefined): T {
  const path = folder ? join(folder, name) : null;
  return checked(schema, name, path && existsSync(path) ? jsonIn(name, () => readFileSync(path, "utf8")) : fallback);
}

function inOrder<T extends { id: string }>(slots: T[], order: string[]): T[] {
  const place = (slot: T) => (order.includes(slot.id) ? order.indexOf(slot.id) : order.length);
  return slots.toSorted((a, b) => place(a) - place(b));
}

/** Servers that the operator exempted from the sandbox come last (quality.md). */
const sandboxedFirst = <T extends { sandbox: boolean }>(slots: T[]): T[] => slots.toSorted((a, b) => Number(b.sandbox) - Number(a.sandbox));

/** The takedown list in the text of its file. @throws ConfigurationError naming the field */
export const takedownIn = (text: string): Takedown =>
  checked(
    takedownFile,
    takedownFileName,
    jsonIn(takedownFileName, () => text),
  );

/** Every content file that is wrong, by its first mistake. */
export function inspectContent({ CONTENT_DIR: folder }: Env): string[] {
  if (folder && !existsSync(folder)) return [`CONTENT_DIR: the folder ${folder} does not exist`];
  const reads = [
    () => readContent(playersFile, "players.json", players, folder),
    () => readContent(adsFile, "ads.json", ads, folder),
    () => readContent(brandFile, "brand.json", brand, folder),
    () => readContent(takedownFile, takedownFileName, takedown, folder),
  ];
  return reads.flatMap((read) => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return error.message;
      throw error;
    }
  });
}

/** What this deployment is: the environment and the content files, checked. @throws ConfigurationError naming file and field */
export function readSiteConfig(env: Env): SiteConfig {
  const folder = env.CONTENT_DIR;
  if (folder && !existsSync(folder)) throw new ConfigurationError(`CONTENT_DIR: the folder ${folder} does not exist`);
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
      catalogue: live ? "live" : "embedded",
    },
    media: slots.media,
    providerLogo,
    icon: folder && existsSync(join(folder, "icon.svg")) ? readFileSync(join(folder, "icon.svg"), "utf8") : icon,
    takedown: readContent(takedownFile, takedownFileName, takedown, folder),
  };
}
