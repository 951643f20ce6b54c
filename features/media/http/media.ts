import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Hono } from "hono";
import { defaultLanguage, type Language, languageOf } from "#domain/languages.ts";
import type { VideoSubject } from "#domain/player.ts";
import { languageParameter } from "#domain/query.ts";
import type { TakedownList } from "#domain/takedown.ts";
import { FolderError } from "#features/media/folder-gate.ts";
import type { MountDeps } from "#features/media/media-feature.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import { ReadingError } from "#features/media/reading/media-reader.ts";
import { FileChangedError } from "#features/media/reading/open-file.ts";
import { playlistType } from "#features/media/serving/hls-folder.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { versionOf } from "#features/media/serving/own-films.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import type { Words } from "#languages/words.ts";
import { acceleratedPath } from "./media-acceleration.ts";
import { isSentAsWebm, type MediaBytes, sendMediaBytes } from "./media-bytes.ts";

export type MediaDeps = MountDeps & {
  media: MediaServer;
  /** MEDIA_ACCEL: where nginx serves the folders; `null` if this process sends the bytes. */
  acceleration: { prefix: string; trustedProxyHops: number } | null;
};

const idPattern = ":id{[1-9][0-9]{0,8}}";
const retryAfterS = "5";

type Refused = { status: 403 | 404 | 410 | 503; text: (words: Words) => string; headers?: Record<string, string> };

const refusals = {
  absent: { status: 404, text: ({ media }) => media.ownFilm.noSuchFilm },
  gone: { status: 404, text: ({ media }) => media.ownFilm.filmGone },
  changed: { status: 410, text: ({ media }) => media.ownFilm.filmChanged },
  takenDown: { status: 410, text: ({ server }) => server.takenDown, headers: { "x-robots-tag": "noindex" } },
  expired: { status: 403, text: ({ media }) => media.ownFilm.filmExpired },
  busy: { status: 503, text: ({ media }) => media.ownFilm.tooManyStreams, headers: { "retry-after": retryAfterS } },
  silent: { status: 503, text: ({ media }) => media.ownFilm.folderSilent, headers: { "retry-after": retryAfterS } },
  unreadable: { status: 404, text: ({ media }) => media.ownFilm.filmUnreadable },
} satisfies Record<string, Refused>;
type Refusal = keyof typeof refusals;

/** By `lang=`: English without it. */
const languageFor = (context: Context): Language => languageOf(context.req.query(languageParameter)) ?? defaultLanguage;

const reasonOf = (error: unknown): Refusal | null =>
  error instanceof FolderError ? "silent" : error instanceof FileChangedError ? "gone" : error instanceof ReadingError ? "unreadable" : null;

const isBlocked = (takedown: TakedownList, { subjects }: MediaFile): boolean =>
  subjects.every(({ kind, id }) => takedown.has(kind === "movie" ? "movies" : "series", id));

function mountSources(app: Hono, { media, headers }: MediaDeps): void {
  const uncached = { ...headers, "cache-control": "no-store" };
  const respond = (context: Context, subject: VideoSubject) => {
    const language = languageFor(context);
    const film = media.films.find(subject, language);
    return film === null ? context.json({ error: wordsOf(language).media.ownFilm.noSuchFilm }, 404, uncached) : context.json(film, 200, uncached);
  };
  const number = (context: Context, name: string) => Number(context.req.param(name));
  app.get(`/api/media/movie/${idPattern}`, (context) => respond(context, { kind: "movie", id: number(context, "id") }));
  app.get(`/api/media/tv/${idPattern}/:season{[0-9]{1,3}}/:episode{[0-9]{1,4}}`, (context) =>
    respond(context, { kind: "tv", id: number(context, "id"), season: number(context, "season"), episode: number(context, "episode") }),
  );
}

/** What an address below a film's names. */
async function findBytes(file: MediaFile, rest: string, query: URLSearchParams, { media }: MediaDeps): Promise<MediaBytes | { playlist: string } | null> {
  const [, captions] = /^subtitles\/(\d{1,3})\.vtt$/.exec(rest) ?? [];
  if (captions !== undefined) {
    const piece = await media.captions(file, Number(captions));
    return piece && { piece, type: "text/vtt; charset=utf-8" };
  }
  const hls = await media.hls(file, rest, query);
  if (hls) return "playlist" in hls ? hls : { besides: hls.path, type: hls.entry.type };
  const playlist = await media.remuxed.playlist(file, rest, query);
  if (playlist !== null) return { playlist };
  const segment = await media.remuxed.segment(file, rest);
  return segment && { piece: segment, type: rest.endsWith(".mp3") ? "audio/mpeg" : "video/mp4" };
}

type NodeEnv = { incoming?: IncomingMessage; outgoing?: ServerResponse };

/** Serves the operator's films. Their bytes go straight to the socket, outside the deadlines and the admission of pages. */
export function mountMedia(app: Hono, deps: MediaDeps): void {
  const { media, takedown, clientKeys, acceleration, headers, onError } = deps;
  const uncached = { ...headers, "cache-control": "no-store" };
  const refuse = (context: Context, kind: Refusal) => {
    const { status, text, headers: own }: Refused = refusals[kind];
    return context.text(text(wordsOf(languageFor(context))), status, { ...uncached, ...own });
  };
  mountSources(app, deps);

  async function respond(context: Context, file: MediaFile, rest: string, query: URLSearchParams): Promise<Response> {
    const { incoming, outgoing } = context.env as NodeEnv;
    if (!incoming || !outgoing) return context.text("", 501, uncached);
    // Before anything is read or made for it: what one client may cause at once is limited.
    if (!media.limits.begin(clientKeys(incoming), outgoing)) return refuse(context, "busy");
    const isFile = rest === "file" || rest === "download";
    if (isFile && !media.films.isOffered(file, rest)) return refuse(context, "absent");
    const found = isFile ? { file, isDownload: rest === "download" } : await findBytes(file, rest, query, deps);
    if (found === null) return refuse(context, "absent");
    if ("playlist" in found) return context.body(found.playlist, 200, { ...uncached, "content-type": playlistType });
    if ("file" in found && acceleration && !isSentAsWebm(found)) {
      const path = await acceleratedPath(incoming, found, media, acceleration);
      if (path !== null) return context.body(null, 200, { ...headers, ...path });
    }
    const sent = await sendMediaBytes({ incoming, outgoing, source: found, file, media, headers });
    if (sent === "sent") return RESPONSE_ALREADY_SENT;
    return typeof sent === "string" ? refuse(context, sent) : context.body(null, sent.status, sent.headers);
  }

  app.get("/media/:file{[0-9a-f]{20}}/*", async (context) => {
    const id = context.req.param("file");
    const file = media.library.file(id);
    if (file === null) return refuse(context, "absent");
    if (isBlocked(takedown, file)) return refuse(context, "takenDown");
    const query = new URL(context.req.url).searchParams;
    if (!media.addresses.isValid(id, query)) return refuse(context, "expired");
    if (query.has("v") && query.get("v") !== versionOf(file)) return refuse(context, "changed");
    try {
      return await respond(context, file, context.req.path.slice(`/media/${id}/`.length), media.addresses.own(query));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) onError(error);
      return refuse(context, reason ?? "unreadable");
    }
  });
  app.get("/media/*", (context) => refuse(context, "absent"));
}
