/**
 * A server slot: data that the operator fills (section 9 gives the names, never an address). Templates take `{tmdb_id}`,
 * `{imdb_id}`, `{season}` and `{episode}`; one that starts with "/" is a page of our own.
 */
export type PlayerServer = {
  id: string;
  /** "Server 1" */
  name: string;
  /** Status label: "HD", "Multi-Quality", "Multi-Stream" */
  label: string;
  /** How the slot plays: our own page, or a frame of somebody else's. */
  type: "first-party" | "embed";
  template: string;
  /** `false` exempts the slot from the sandbox; the picker says so and lists it last. */
  sandbox: boolean;
  fullscreenButton: boolean;
  allow: string;
  referrerPolicy: "no-referrer" | "origin" | "strict-origin-when-cross-origin";
};

/** What stands beside a slot's name: its label, and that it may do what the others may not. */
export const labelOf = ({ label, sandbox }: Pick<PlayerServer, "label" | "sandbox">): string => (sandbox ? label : `${label}, not sandboxed`);

export type PlayerSubject =
  | { kind: "movie"; tmdb_id: number; imdb_id: string | null }
  | { kind: "tv"; tmdb_id: number; imdb_id: string | null; season: number; episode: number };

/** A video as the first-party player takes it: addresses of its sources in order of preference, captions, a still. */
export type PlayerFilm = { sources: FilmSource[]; captions: PlayerCaptions[]; poster?: string };

/** `type`: the MIME type. */
export type FilmSource = { url: string; type: string };

export type PlayerCaptions = { url: string; lang: string; label: string; shownAtStart?: boolean };

export const templatePlaceholders = ["tmdb_id", "imdb_id", "season", "episode"] as const;

/** The address of the frame, or `null` where the template needs an IMDb id that the title does not have. */
export function frameUrl(template: string, subject: PlayerSubject): string | null {
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
  return missing ? null : url;
}

/** The event by which players on a page follow each other; `detail.player` is the slot's id (section 4). */
export const playerChangeEvent = "playerChange";
