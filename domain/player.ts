import { pathIn } from "./language-addresses.ts";
import { defaultLanguage, type Language } from "./languages.ts";

/**
 * A server slot that the operator configures; section 9 gives the names, never an address. Templates contain `{tmdb_id}`,
 * `{imdb_id}`, `{season}` and `{episode}`. A template that starts with "/" is a page of this site.
 */
export type PlayerServer = {
  id: string;
  /** "Server 1" */
  name: string;
  /** Status label: "HD", "Multi-Quality", "Multi-Stream" */
  label: string;
  /** As section 3 has it. `template` alone decides where the frame comes from (`isFirstParty`). */
  type: "first-party" | "embed";
  template: string;
  /** `false` exempts the slot from the sandbox; the picker labels it and lists it last. */
  sandbox: boolean;
  fullscreenButton: boolean;
  allow: string;
  referrerPolicy: "no-referrer" | "origin" | "strict-origin-when-cross-origin";
};

/** The text beside a slot's name. */
export const labelOf = ({ label, sandbox }: Pick<PlayerServer, "label" | "sandbox">): string => (sandbox ? label : `${label}, not sandboxed`);

/** Whether the slot plays on a page of this site. */
export const isFirstParty = ({ template }: Pick<PlayerServer, "template">): boolean => template.startsWith("/");

/** Where a foreign slot's frame comes from; `null` for a page of this site. No host holds a placeholder: the start checks it. */
export const frameSource = (server: Pick<PlayerServer, "template">): URL | null =>
  isFirstParty(server) ? null : new URL(server.template.replace(/\{\w+\}/g, "1"));

/** "player.example" */
export const frameHost = (server: Pick<PlayerServer, "template">): string | null => frameSource(server)?.host ?? null;

/** A film or an episode by the provider's ids. */
export type VideoSubject = { kind: "movie"; id: number } | { kind: "tv"; id: number; season: number; episode: number };

export type PlayerSubject =
  | { kind: "movie"; tmdb_id: number; imdb_id: string | null }
  | { kind: "tv"; tmdb_id: number; imdb_id: string | null; season: number; episode: number };

/** A video for the first-party player: sources in order of preference, captions, poster image. */
export type PlayerFilm = { sources: FilmSource[]; captions: PlayerCaptions[]; poster?: string };

/** `type`: the MIME type. */
export type FilmSource = { url: string; type: string };

export type PlayerCaptions = { url: string; lang: string; label: string; shownAtStart?: boolean };

export const templatePlaceholders = ["tmdb_id", "imdb_id", "season", "episode"] as const;

/** The slot's address waits for the title's details. */
export const needsImdbId = ({ template }: Pick<PlayerServer, "template">): boolean => template.includes("{imdb_id}");

/** Our own player's pages, which are in the language of the page around them. */
const ownPlayer = /^\/player\//;

/** The address of the frame in a page's language; `null` if the template has a placeholder without a value, e.g. a missing IMDb id. */
export function frameUrl(template: string, subject: PlayerSubject, language: Language = defaultLanguage): string | null {
  const imdbId = subject.imdb_id !== null && /^tt\d{5,10}$/.test(subject.imdb_id) ? subject.imdb_id : null;
  const values: Record<string, string | null> = {
    tmdb_id: String(subject.tmdb_id),
    imdb_id: imdbId,
    season: subject.kind === "tv" ? String(subject.season) : null,
    episode: subject.kind === "tv" ? String(subject.episode) : null,
  };
  let missing = false;
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? null) : null;
    missing ||= value === null;
    return value ?? "";
  });
  if (missing) return null;
  return ownPlayer.test(url) ? pathIn(language, url) : url;
}

/** Section 4: the page-wide event that synchronizes players; `detail.player` is the slot's id. */
export const playerChangeEvent = "playerChange";
