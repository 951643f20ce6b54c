import { z } from "zod";
import { transcodes, typeOf } from "#features/public-films/model/addresses.ts";
import type { Copy, CopyFile, PublicTitle } from "#features/public-films/model/copies.ts";
import { isOfferedFile } from "#features/public-films/model/page-film.ts";
import { type Finding, hasLength, isFreeLicence, missing } from "./finding.ts";
import { HostError } from "./host-client.ts";

// Commons' answer to `prop=videoinfo`.

const value = z.object({ value: z.string().max(300) });
const mediaFile = z
  .url()
  .max(2000)
  .refine((url) => URL.canParse(url) && new URL(url).origin === "https://upload.wikimedia.org");
const videoInfo = z.object({
  url: mediaFile,
  size: z.number().nonnegative(),
  duration: z.number().positive().optional(),
  height: z.number().optional(),
  derivatives: z
    .array(z.object({ src: mediaFile }))
    .max(100)
    .default([]),
  extmetadata: z.object({ LicenseShortName: value.optional() }).default({}),
});
const page = z.object({ missing: z.boolean().optional(), invalid: z.boolean().optional(), videoinfo: z.array(videoInfo).max(10).optional() });
const answer = z.object({ query: z.object({ pages: z.array(page).min(1).max(10) }) });

type VideoInfo = z.infer<typeof videoInfo>;

/** Without the parameters by which Commons counts where a file was found. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/, "");

function filesIn({ url, size, height, derivatives }: VideoInfo): CopyFile[] {
  const sources = derivatives.map(({ src }) => withoutQuery(src));
  const made = transcodes.flatMap(({ suffix, ...file }) =>
    sources.filter((src) => src.endsWith(`.${suffix}`)).map((src) => ({ url: src, ...file, bytes: null })),
  );
  const type = typeOf(withoutQuery(url));
  const original = type === null || !isOfferedFile({ bytes: size }) ? [] : [{ url: withoutQuery(url), type, height: height || null, bytes: size }];
  return [...made, ...original];
}

/** @throws HostError if it is no answer of Commons */
export function readCommons(body: unknown, copy: Copy, title: PublicTitle): Finding {
  const parsed = answer.safeParse(body);
  const found = parsed.data?.query.pages[0];
  if (found === undefined) throw new HostError("answers with something that is not its API's");
  const info = found.videoinfo?.[0];
  if (info === undefined) return missing;
  const licence = info.extmetadata.LicenseShortName?.value ?? null;
  const seconds = info.duration ?? null;
  const files = filesIn(info);
  const finding = { seconds, files: [], licence };
  if (!isFreeLicence(licence, copy.licence)) return { ...finding, state: "not-free" };
  if (seconds !== null && !hasLength(seconds, copy, title)) return { ...finding, state: "wrong-length" };
  return files.length === 0 ? { ...finding, state: "missing" } : { ...finding, state: "ok", files };
}
