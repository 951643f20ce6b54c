import { z } from "zod";
import type { CastMember, Credits, CrewMember } from "#features/titles/model/credits.ts";
import type { Review } from "#features/titles/model/review.ts";
import { id, imagePath, most, name, numberOrNull, someOf, stored, string, text } from "./fields.ts";

const castMember: z.ZodType<CastMember> = z.object({ id, name, character: text, profile_path: imagePath });
const crewMember: z.ZodType<CrewMember> = z.object({ id, name, job: text, department: text });

export const credits: z.ZodType<Credits> = z.object({ cast: someOf(castMember, most.people), crew: someOf(crewMember, most.people) });

/** Appended credits; empty if they are missing. */
export const creditsBeside = credits.catch({ cast: [], crew: [] });

const noDetails: Review["author_details"] = { avatar_path: null, rating: null };

export const review: z.ZodType<Review> = z.object({
  id: string.min(1),
  author: text,
  content: text,
  author_details: z.object({ avatar_path: imagePath, rating: numberOrNull }).catch(noDetails),
});

export const storedCredits: z.ZodType<Credits> = z.object({
  cast: z.array(z.object({ id, name, character: z.string(), profile_path: stored.imagePath })),
  crew: z.array(z.object({ id, name, job: z.string(), department: z.string().optional() })),
});

export const storedReview: z.ZodType<Review> = z.object({
  id: z.string().min(1),
  author: z.string(),
  content: z.string(),
  author_details: z.object({ avatar_path: stored.imagePath, rating: stored.numberOrNull }),
});
