import { decodeText } from "#domain/decode-text.ts";
import type { TitleGuess } from "#server/match/find-title.ts";
import type { NameIds } from "./name-ids.ts";

/** More of an .nfo file is not read. */
export const nfoMaxBytes = 256 * 1024;

/** `episode`: the ids are the episode's own, which lead nowhere here; season and number count. */
export type NfoKind = "movie" | "tvshow" | "episode" | "text";

export type Nfo = { kind: NfoKind; ids: NameIds; guess: TitleGuess | null; season: number | null; episode: number | null };

/** XML's own five entities and numbers. Others stay: an entity that the file declares is never expanded. */
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const codePoint = (digits: string, radix: number): string => {
  const point = Number.parseInt(digits, radix);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
};
const plain = (text: string): string =>
  text
    .replace(/^<!\[CDATA\[|\]\]>$/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,5}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return codePoint(decimal, 10);
      return hex ? codePoint(hex, 16) : (entities[name ?? ""] ?? whole);
    })
    .trim();

/** The text of the first such element, at most 300 characters. Its attributes are looked at apart: two patterns for them would try every way to share them. */
function elementIn(xml: string, name: string, attribute = /(?:)/): string | null {
  const elements = xml.matchAll(new RegExp(`<${name}(\\s[^>]{0,400})?>([^<]{0,300}|<!\\[CDATA\\[[^\\]]{0,300}\\]\\]>)</${name}>`, "gi"));
  for (const [, attributes = "", content] of elements) if (attribute.test(attributes)) return content ? plain(content) : null;
  return null;
}

const numberIn = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);
const imdbIn = (text: string | null): string | null => /^tt\d{7,10}$/.exec(text ?? "")?.[0] ?? null;

/** Kodi's elements, those of older scrapers, and the addresses that both programs and people write. */
function idsIn(text: string): NameIds {
  const path = /(?:themoviedb\.org|tmdb\.org)\/(?:movie|tv)\/([1-9]\d{0,8})/i.exec(text)?.[1] ?? null;
  const tmdb = numberIn(elementIn(text, "uniqueid", /\stype=["']tmdb["']/i)) ?? numberIn(elementIn(text, "tmdbid")) ?? numberIn(path);
  const address = /imdb\.com\/(?:[a-z-]{2,5}\/)?title\/(tt\d{7,10})/i.exec(text)?.[1]?.toLowerCase() ?? null;
  const imdb =
    imdbIn(elementIn(text, "uniqueid", /\stype=["']imdb["']/i)) ??
    imdbIn(elementIn(text, "imdbid")) ??
    imdbIn(elementIn(text, "imdb_id")) ??
    imdbIn(elementIn(text, "id")) ??
    address;
  return { tmdb: tmdb === 0 ? null : tmdb, imdb };
}

function kindOf(text: string): NfoKind {
  const root = /<(movie|tvshow|episodedetails|series)[\s>]/i.exec(text)?.[1]?.toLowerCase();
  if (root === "movie") return "movie";
  if (root === "episodedetails") return "episode";
  return root === undefined ? "text" : "tvshow";
}

const yearIn = (text: string): number | null => {
  const date = elementIn(text, "year") ?? elementIn(text, "premiered") ?? elementIn(text, "aired") ?? elementIn(text, "releasedate");
  return numberIn(/^(\d{4})(?:-|$)/.exec(date ?? "")?.[1] ?? null);
};

export function parseNfo(bytes: Uint8Array): Nfo {
  // What is no UTF-8 stays so, with damaged letters: the last letter may be cut.
  const text = decodeText(bytes.subarray(0, nfoMaxBytes), "utf-8");
  const kind = kindOf(text);
  const title = elementIn(text, kind === "episode" ? "showtitle" : "title");
  return {
    kind,
    ids: kind === "episode" ? { tmdb: null, imdb: null } : idsIn(text),
    // The year in an episode's file is not the series'.
    guess: title && kind !== "text" ? { title, year: kind === "episode" ? null : yearIn(text) } : null,
    season: kind === "episode" ? numberIn(elementIn(text, "season")) : null,
    episode: kind === "episode" ? numberIn(elementIn(text, "episode")) : null,
  };
}
