import { z } from "zod";
import { templatePlaceholders, type VideoSubject } from "#domain/player.ts";
import { isSecureUrl } from "./secure-url.ts";

/** A video file or stream that the operator hosts, for a movie or one episode (players.json, `media`). */
export type OperatorMedia = {
  movie?: number | undefined;
  tv?: number | undefined;
  season?: number | undefined;
  episode?: number | undefined;
  url: string;
  type: string;
  captions: { url: string; lang: string; label: string }[];
};

/** The operator's files for a movie or an episode, in order of preference. */
export const mediaFor = (media: readonly OperatorMedia[], subject: VideoSubject): OperatorMedia[] =>
  media.filter(({ movie, tv, season, episode }) =>
    subject.kind === "movie" ? movie === subject.id : tv === subject.id && season === subject.season && episode === subject.episode,
  );

const slotId = z.string().regex(/^[a-z0-9-]{1,40}$/, "must be lower-case letters, digits and hyphens");

const frameAddress = z.string().superRefine((template, context) => {
  const filled = template.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    if (!(templatePlaceholders as readonly string[]).includes(name)) context.addIssue({ code: "custom", message: `has the unknown placeholder ${whole}` });
    return "1";
  });
  if (/[{}]/.test(filled)) context.addIssue({ code: "custom", message: "has an unmatched brace" });
  const ownPage = /^\/(?!\/)/.test(filled);
  if (!ownPage && !isSecureUrl(filled)) context.addIssue({ code: "custom", message: "must be an https address or a path of this site" });
  // A title's id would choose the host, which the Content-Security-Policy cannot list.
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
    .regex(/^[a-z0-9;\- ]*$/, "must be names of features, such as fullscreen; autoplay")
    .default("fullscreen; autoplay; encrypted-media; picture-in-picture"),
  referrerPolicy: z.enum(["no-referrer", "origin", "strict-origin-when-cross-origin"]).default("strict-origin-when-cross-origin"),
});

const servers = z
  .array(server)
  .min(1)
  .refine((list) => new Set(list.map((slot) => slot.id)).size === list.length, "has the same id twice");

const mediaUrl = z.string().refine((url) => /^\/(?!\/)/.test(url) || isSecureUrl(url), "must be an https address or a path of this site");
/** Otherwise no page would play it, without an error. */
const namesOneTitle = ({ movie, tv, season, episode }: Pick<OperatorMedia, "movie" | "tv" | "season" | "episode">): boolean => {
  const episodeFields = [tv, season, episode].filter((part) => part !== undefined).length;
  return movie === undefined ? episodeFields === 3 : episodeFields === 0;
};
const medium: z.ZodType<OperatorMedia> = z
  .strictObject({
    movie: z.int().positive().optional(),
    tv: z.int().positive().optional(),
    season: z.int().min(0).optional(),
    episode: z.int().min(1).optional(),
    url: mediaUrl,
    type: z.enum(["video/mp4", "application/vnd.apple.mpegurl", "video/webm"]),
    captions: z.array(z.strictObject({ url: mediaUrl, lang: z.string().min(2), label: z.string().min(1) })).default([]),
  })
  .refine(namesOneTitle, "must name either movie alone, or tv with season and episode");

const order = z.array(slotId).default([]);

/** The schema of players.json: the servers of the picker, and the operator's media. */
export const playersFile = z
  .strictObject({
    movie: servers.refine((list) => list.every((slot) => !/\{(season|episode)\}/.test(slot.template)), "has {season} or {episode}, which movies do not have"),
    tv: servers,
    tvOrders: z.strictObject({ first: order, second: order }).default({ first: [], second: [] }),
    media: z.array(medium).default([]),
  })
  .superRefine(({ tv, tvOrders }, context) => {
    for (const [name, ids] of Object.entries(tvOrders))
      for (const id of ids)
        if (!tv.some((slot) => slot.id === id))
          context.addIssue({ code: "custom", path: ["tvOrders", name], message: `names ${id}, which is not the id of a server in tv` });
  });
