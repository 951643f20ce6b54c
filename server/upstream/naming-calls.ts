import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import { most, someOf, string } from "./fields.ts";
import type { Get } from "./get.ts";
import { alternativeTitles } from "./page-schemas.ts";

export type EpisodePlace = { season: number; number: number };

/** What decides between several series, or several orders of episodes, that fit a name. 404 for an unknown id. */
export type NamingCalls = {
  /** What a title is called elsewhere. */
  alternativeTitles(kind: "movie" | "series", id: number, options?: CallOptions): Promise<string[]>;
  /** ISO 3166-1. */
  originCountries(seriesId: number, options?: CallOptions): Promise<string[]>;
  /** The groups that number all episodes through, the longest first. */
  absoluteGroups(seriesId: number, options?: CallOptions): Promise<string[]>;
  /** A group's episodes in order, without specials. */
  episodeGroup(groupId: string, options?: CallOptions): Promise<EpisodePlace[]>;
};

/** The provider's number for groups in absolute order. */
const absoluteType = 2;

export const originCountries: z.ZodType<string[]> = z
  .object({ origin_country: someOf(string, most.countries) })
  .transform(({ origin_country }) => origin_country);

const group = z.object({ id: string.regex(/^[\da-f]{8,64}$/), type: z.int(), episode_count: z.int().catch(0) });

export const absoluteGroups: z.ZodType<string[]> = z.object({ results: someOf(group, most.page) }).transform(({ results }) =>
  results
    .filter(({ type }) => type === absoluteType)
    .toSorted((a, b) => b.episode_count - a.episode_count)
    .map(({ id }) => id),
);

const place = z.object({ season_number: z.int(), episode_number: z.int(), order: z.int() });
const part = z.object({ order: z.int(), episodes: someOf(place, most.episodes) });
const inOrder = <T extends { order: number }>(items: readonly T[]): T[] => items.toSorted((a, b) => a.order - b.order);

export const episodeGroup: z.ZodType<EpisodePlace[]> = z.object({ groups: someOf(part, most.seasons) }).transform(({ groups }) =>
  inOrder(groups)
    .flatMap(({ episodes }) => inOrder(episodes))
    .filter(({ season_number }) => season_number > 0)
    .map(({ season_number, episode_number }) => ({ season: season_number, number: episode_number })),
);

export const namingCalls = (get: Get): NamingCalls => ({
  alternativeTitles: (kind, id, options) => get(alternativeTitles, `/${kind === "series" ? "tv" : kind}/${id}/alternative_titles`, {}, options),
  originCountries: (id, options) => get(originCountries, `/tv/${id}`, {}, options),
  absoluteGroups: (id, options) => get(absoluteGroups, `/tv/${id}/episode_groups`, {}, options),
  episodeGroup: (id, options) => get(episodeGroup, `/tv/episode_group/${id}`, {}, options),
});
