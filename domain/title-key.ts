import type { PlayerSubject, VideoSubject } from "./player.ts";

/** "movie:19", "tv:1396" */
export type TitleKey = `movie:${number}` | `tv:${number}`;
/** Series, season, episode: "tv:1396:2:5" */
export type EpisodeKey = `tv:${number}:${number}:${number}`;
/** What can be seen or resumed. */
export type SeenKey = TitleKey | EpisodeKey;
/** The parts of a key. */
export type KeyParts = { kind: "movie" | "tv"; id: number; season: number | null; episode: number | null };

const titlePattern = /^(?:movie|tv):[1-9]\d{0,8}$/;
const episodePattern = /^tv:[1-9]\d{0,8}:\d{1,3}:\d{1,5}$/;

export const isTitleKey = (value: unknown): value is TitleKey => typeof value === "string" && titlePattern.test(value);
const isEpisodeKey = (value: unknown): value is EpisodeKey => typeof value === "string" && episodePattern.test(value);
// Most are episodes, of which there may be tens of thousands.
export const isSeenKey = (value: unknown): value is SeenKey => isEpisodeKey(value) || isTitleKey(value);
/** A film or an episode. */
export const isVideoKey = (value: unknown): value is SeenKey => isEpisodeKey(value) || (isTitleKey(value) && value.startsWith("movie:"));

export const movieKey = (id: number): TitleKey => `movie:${id}`;
export const seriesKey = (id: number): TitleKey => `tv:${id}`;
export const episodeKey = (seriesId: number, season: number, episode: number): EpisodeKey => `tv:${seriesId}:${season}:${episode}`;

export function keyParts(key: SeenKey): KeyParts {
  const [kind, id, season, episode] = key.split(":");
  return {
    kind: kind === "tv" ? "tv" : "movie",
    id: Number(id),
    season: season === undefined ? null : Number(season),
    episode: episode === undefined ? null : Number(episode),
  };
}

/** The film, or the episode's series. */
export function titleKeyOf(key: SeenKey): TitleKey {
  // Called for each of tens of thousands of episodes.
  const end = key.indexOf(":", key.indexOf(":") + 1);
  return (end === -1 ? key : key.slice(0, end)) as TitleKey;
}

export const subjectKey = (subject: VideoSubject): SeenKey =>
  subject.kind === "movie" ? movieKey(subject.id) : episodeKey(subject.id, subject.season, subject.episode);

/** Of the film or the episode that a player shows. */
export const videoKey = (subject: PlayerSubject): SeenKey => subjectKey({ ...subject, id: subject.tmdb_id });
