import { createReadStream, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Hono } from "hono";
import type { PageAssets } from "#app/render.tsx";
import { siteIn } from "#app/site-in.server.ts";
import { pathsIn, pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { OwnFilm, OwnPart, OwnSource } from "#domain/own-film.ts";
import type { PlayerServer, VideoSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { startingCopy } from "#features/player/model/starting-copy.ts";
import type { PublicFilm } from "#features/public-films/model/copies.ts";
import { copiesFrom } from "#features/public-films/model/page-film.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { playerAddress, startPosition } from "#player/player-address.ts";
import { type PlayerDocument, playerDocument } from "#player/player-document.ts";
import { sampleFilm, sampleFilmFiles } from "#sample/film/sample-film.ts";
import { mediaFor, type OperatorMedia } from "#server/config/players-file.ts";
import { storableResponse } from "#server/request/cached-response.ts";
import { conditional } from "#server/request/conditional.ts";
import { fileAnswer } from "#server/request/file-answer.ts";
import { languageOfAddress } from "#server/request/request-env.ts";

type PlayerDeps = {
  site: PublicSite;
  media: readonly OperatorMedia[];
  /** What the operator's library has of a title or an episode. Absent without a library. */
  ownFilm?: ((subject: VideoSubject, language: Language) => OwnFilm | null) | undefined;
  /** The addresses that a player requests first to play a source of the library. */
  firstRequests?: ((source: OwnSource, part: OwnPart, atS: number) => Promise<string[]>) | undefined;
  /** What public archives have of it. */
  publicFilm: (subject: VideoSubject) => PublicFilm | null;
  assets: PlayerDocument["assets"];
  /** The files of the player's words. */
  words: PageAssets["playerWords"];
  /** Holds the sample film, which is not part of the build. */
  filmFolder: string;
  headers: Record<string, string>;
  fileHeaders: Record<string, string>;
};

const mediaBase = "/player/media";
const filmMaxAgeS = 86_400;

type Film = Pick<PlayerDocument, "sources" | "captions" | "poster" | "isSample" | "own" | "publicFilm">;

type Asked = { subject: VideoSubject; slot: PlayerServer; slots: readonly PlayerServer[]; language: Language };

/** A public film, or the sample film. */
function filmOfOthers({ subject, slot, slots, language }: Asked, publicFilm: PlayerDeps["publicFilm"]): Film {
  const reel = sampleFilm(mediaBase, language);
  const found = publicFilm(subject);
  if (found === null) return { ...reel, isSample: true };
  const copies = copiesFrom(found, startingCopy(slots, slot, found.copies.length) ?? 0);
  return { sources: copies[0]?.files ?? [], captions: [], isSample: false, publicFilm: { subject, copies, reel } };
}

/** For a title or an episode: what players.json names, else the library, else a public archive. */
function filmFor(asked: Asked, { media, ownFilm, publicFilm }: Pick<PlayerDeps, "media" | "ownFilm" | "publicFilm">): Film {
  const { subject, language } = asked;
  const named = mediaFor(media, subject);
  if (named.length > 0) return { sources: named.map(({ url, type }) => ({ url, type })), captions: named[0]?.captions ?? [], isSample: false };
  const own = ownFilm?.(subject, language);
  if (!own) return filmOfOthers(asked, publicFilm);
  const first = own.versions[0]?.parts[0];
  return { sources: first?.sources ?? [], captions: first?.captions ?? [], isSample: false, own };
}

/** The library's addresses may expire, and its files change. */
const cachingOf = ({ own }: Film): string => (own === undefined ? "public, max-age=300" : "no-store");

function mountSampleFilm(app: Hono, folder: string, headers: Record<string, string>): void {
  for (const [name, type] of Object.entries(sampleFilmFiles)) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) continue;
    const { size, mtimeMs } = stats;
    const facts = { size, modifiedMs: mtimeMs, etag: `"${size}-${mtimeMs}"`, type };
    app.get(`${mediaBase}/${name}`, ({ req: { raw } }) => {
      const { status, headers: ofAnswer, range } = fileAnswer({ method: raw.method, headers: Object.fromEntries(raw.headers) }, facts);
      const sent = { ...headers, ...ofAnswer, "cache-control": status === 416 ? "no-store" : `public, max-age=${filmMaxAgeS}` };
      const isEmpty = range === null || raw.method === "HEAD";
      return new Response(isEmpty ? null : (Readable.toWeb(createReadStream(file, { start: range.start, end: range.end - 1 })) as ReadableStream), {
        status,
        headers: sent,
      });
    });
  }
}

/** Of the library's first source. None if they cannot be found out: the player requests the playlist, and learns the reason. */
async function firstOf({ own }: Film, search: string, { firstRequests }: Pick<PlayerDeps, "firstRequests">): Promise<string[]> {
  const part = own?.versions[0]?.parts[0];
  const source = part?.sources[0];
  return part && source && firstRequests ? firstRequests(source, part, startPosition(search)).catch(() => []) : [];
}

export function mountPlayer(app: Hono, deps: PlayerDeps): void {
  const { site, assets, words, filmFolder, headers, fileHeaders } = deps;
  const addresses = pathsIn(site.languages, "/player/*");
  for (const path of addresses) app.use(path, conditional);
  mountSampleFilm(app, filmFolder, fileHeaders);
  const slotsFor = (subject: VideoSubject): readonly PlayerServer[] => (subject.kind === "movie" ? site.movieServers : site.seriesServers);
  app.on("GET", addresses, async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const language = languageOfAddress(context);
    const address = playerAddress(pathWithout(language, pathname) ?? pathname);
    const slots = address ? slotsFor(address.subject) : [];
    const slot = slots.find((server) => server.id === address?.serverId);
    if (!address || !slot) return next();
    const film = filmFor({ subject: address.subject, slot, slots, language }, deps);
    const html = playerDocument({
      ...film,
      serverId: slot.id,
      subject: address.subject,
      first: await firstOf(film, search, deps),
      assets,
      language,
      words: wordsOf(language),
      wordFiles: words[language]?.all.player ?? [],
      siteName: siteIn(site, language).name,
    });
    const ofPage = { ...headers, "content-type": "text/html; charset=utf-8", "content-language": language, "cache-control": cachingOf(film) };
    return storableResponse(context.req.raw, ofPage, html);
  });
}
