import { z } from "zod";
import { isoOf, otherLanguages } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { rankedVideos, type Video } from "#features/titles/model/video.ts";
import { listIn, most, name, text } from "./fields.ts";

/** The sites whose videos pages can play, with their form of a key. "own" is the embedded catalog's. */
const keys: Record<Video["site"], RegExp> = { YouTube: /^[\w-]{6,20}$/, own: /^[a-z0-9][a-z0-9.-]{0,60}$/ };
const site = z.enum(["YouTube", "own"]);
const hasKey = (video: { site: Video["site"]; key: string }): boolean => keys[video.site].test(video.key);

const date = text.transform((value) => /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? "");
/** The provider's "xx" is a video without words. */
const language = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .transform((code) => (code === "xx" ? "" : code))
  .catch("");

const video: z.ZodType<Video> = z
  .object({ key: z.string(), site, name, type: text, official: z.boolean().catch(false), iso_639_1: language, published_at: date })
  .refine(hasKey)
  .transform(({ iso_639_1, published_at, ...entry }) => ({ ...entry, language: iso_639_1, published: published_at }));

const madeIn = "cn,da,de,es,fr,hi,it,ja,ko,nl,pt,ru,sv,zh".split(",");

/** The provider leaves out videos in other languages than these: ours, and those of most titles, because there is no parameter for a title's own. */
export const videoParameters = { include_video_language: ["en", "null", ...new Set([...madeIn, ...otherLanguages.map(isoOf)])].join(",") };
const siteLanguage = "en";

/** The appended videos, in the provider's order. */
export const videosIn = listIn("results", video, most.page);

/** The appended videos in English, in the title's own language and without words, ranked. */
export const videosBeside = z
  .object({
    original_language: text,
    videos: videosIn,
  })
  .transform(({ original_language, videos }) => {
    const understood = videos.filter(({ language: code }) => [siteLanguage, original_language, ""].includes(code));
    return rankedVideos(understood).slice(0, limits.detail.videos);
  });

export const storedVideos = z
  .array(
    z.object({ key: z.string(), site, name: z.string(), type: z.string(), official: z.boolean(), language: z.string(), published: z.string() }).refine(hasKey),
  )
  .default([]);
