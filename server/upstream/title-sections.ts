import { z } from "zod";
import type { Genre } from "#domain/genre.ts";
import { creditsBeside, review, storedCredits, storedReview } from "./credit-schemas.ts";
import { firstOfEach, type Identified, id, listIn, most, string } from "./fields.ts";
import type { TitleRegions } from "./region-schemas.ts";
import { translationsBeside } from "./translation-schemas.ts";
import { storedVideos } from "./video-schemas.ts";

// What films and series have alike.

export const genre: z.ZodType<Genre> = z.object({ id, name: string.min(1) });

/** An appended list, each id once; empty if it is missing. */
const resultsBeside = <T extends Identified>(item: z.ZodType<T>) => listIn("results", item, most.page).transform(firstOfEach);

export const sectionsBeside = <T extends Identified>(summary: z.ZodType<T>) =>
  z.object({ credits: creditsBeside, similar: resultsBeside(summary), reviews: resultsBeside(review), recommendations: resultsBeside(summary) });

/** What a title's response has beside its own fields. */
export const appendedTo = <Extras>(extras: z.ZodType<Extras>, regions: z.ZodType<TitleRegions>) =>
  z.intersection(
    extras.transform((parts) => ({ extras: parts })),
    z.intersection(
      regions.transform((found) => ({ regions: found })),
      translationsBeside.transform((found) => ({ translations: found })),
    ),
  );

export const storedSections = <T>(summary: z.ZodType<T>) => ({
  credits: storedCredits,
  similar: z.array(summary),
  reviews: z.array(storedReview),
  recommendations: z.array(summary).default([]),
  videos: storedVideos,
});
