import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import type { SeasonWithVotes } from "#domain/series.ts";
import { isObject } from "./fields.ts";
import type { Get } from "./get.ts";
import type { ResponseBody } from "./response.ts";
import { isOfSeries, seasonIn } from "./season-schemas.ts";
import { languageParameter } from "./text-in-language.ts";

export type SeasonCalls = {
  season(seriesId: number, seasonNumber: number, options?: CallOptions): Promise<SeasonWithVotes>;
  /** Several seasons in one call, at most 20. Those that the response lacks, or that do not parse, are missing. */
  seasons(seriesId: number, seasonNumbers: readonly number[], options?: CallOptions): Promise<SeasonWithVotes[]>;
};

const partOf = (seasonNumber: number): string => `season/${seasonNumber}`;

const isSeason = (found: SeasonWithVotes, body: ResponseBody, seriesId: number, seasonNumber: number): boolean =>
  found.season_number === seasonNumber && isOfSeries(body, seriesId);

/** The series' own fields come along and are not read. */
const appendedSeasons = (seriesId: number, seasonNumbers: readonly number[], season: z.ZodType<SeasonWithVotes>): z.ZodType<SeasonWithVotes[]> =>
  z.looseObject({ id: z.literal(seriesId) }).transform((body: ResponseBody) =>
    seasonNumbers.flatMap((number) => {
      const part = body[partOf(number)];
      const { data } = season.safeParse(part);
      return data && isObject(part) && isSeason(data, part, seriesId, number) ? [data] : [];
    }),
  );

export const seasonCalls = (get: Get): SeasonCalls => ({
  season: (seriesId, number, options) =>
    get(seasonIn(options?.language), `/tv/${seriesId}/season/${number}`, languageParameter(options?.language), options, (found, body) =>
      isSeason(found, body, seriesId, number),
    ),
  seasons: (seriesId, numbers, options) =>
    get(
      appendedSeasons(seriesId, numbers, seasonIn(options?.language)),
      `/tv/${seriesId}`,
      { append_to_response: numbers.map(partOf).join(","), ...languageParameter(options?.language) },
      options,
    ),
});
