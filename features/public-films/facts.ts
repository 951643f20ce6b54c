import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { subjectKey } from "#domain/title-key.ts";
import { readContent } from "#server/config/content-files.ts";
import type { PublicTitle } from "./model/copies.ts";

// public-films.json: the project's own (sample/data), and the operator's, which adds titles or replaces those of the same film or episode.

const id = z.int().min(1).max(999_999_999);
const line = z.string().trim().min(1).max(300);

const subject = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("movie"), id }),
  z.strictObject({ kind: z.literal("tv"), id, season: z.int().min(0), episode: z.int().min(1) }),
]);

const facts = {
  seconds: z.number().positive().nullable().default(null),
  licence: line,
  attribution: line.nullable().default(null),
};

/** Only hosts that are public archives: the page's policy names them one by one. */
const blenderFile = z
  .url()
  .refine((url) => /^https:\/\/(?:video|download)\.blender\.org\//.test(url), "must be an address of video.blender.org or download.blender.org");

const copy = z.discriminatedUnion("host", [
  z.strictObject({ host: z.literal("blender"), url: blenderFile, ...facts }),
  z.strictObject({ host: z.literal("commons"), file: line, path: z.string().regex(/^[0-9a-f]\/[0-9a-f]{2}$/, "must be two folders, such as 6/6d"), ...facts }),
  z.strictObject({ host: z.literal("archive"), item: z.string().regex(/^[\w.-]{1,200}$/), file: line.nullable().default(null), ...facts }),
]);

const publicTitle = z.strictObject({
  subject,
  imdbId: z
    .string()
    .regex(/^tt\d{5,10}$/)
    .nullable()
    .default(null),
  title: line,
  year: z.int().min(1870).max(2100),
  runtimeS: z.int().positive().nullable().default(null),
  basis: line,
  freeByLife70: z.int().min(0).nullable().default(null),
  copies: z.array(copy).min(1, "must have at least one copy"),
});

const file = z.strictObject({ titles: z.array(publicTitle) });

const publicFilmsName = "public-films.json";

/** The project's titles with the operator's. @throws ConfigurationError naming file and field */
export function readPublicTitles(root: string, contentFolder: string | undefined): PublicTitle[] {
  const own = file.parse(JSON.parse(readFileSync(join(root, "sample/data", publicFilmsName), "utf8"))).titles;
  const operators = readContent(file, publicFilmsName, { titles: [] }, contentFolder).titles;
  return [...new Map([...own, ...operators].map((title) => [subjectKey(title.subject), title])).values()];
}
