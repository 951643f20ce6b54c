import { z } from "zod";
import type { CallOptions } from "#domain/query.ts";
import { type FullCredits, fullCreditsOf, type ListedCastMember, type ListedCrewMember } from "#features/titles/model/full-credits.ts";
import { id, imagePath, most, name, someOf, stored, text } from "./fields.ts";
import { type Get, isAbout } from "./get.ts";

export type CreditCalls = {
  /** Everybody in any episode. A film's whole credits come with its details. */
  seriesCredits(seriesId: number, options?: CallOptions): Promise<FullCredits>;
};

const episodes = stored.wholeNumber.nullable().catch(null);
const person = { id, name, total_episode_count: episodes };

const castMember = z.object({ ...person, profile_path: imagePath, roles: someOf(z.object({ character: text }), most.facts) }).transform(
  ({ roles, total_episode_count, ...member }): ListedCastMember => ({
    ...member,
    roles: roles.map(({ character }) => character),
    episodes: total_episode_count,
  }),
);

const crewMember = z
  .object({ ...person, department: text, jobs: someOf(z.object({ job: text }), most.facts) })
  .transform(({ jobs, total_episode_count, ...member }): ListedCrewMember => ({ ...member, roles: jobs.map(({ job }) => job), episodes: total_episode_count }));

export const seriesCredits: z.ZodType<FullCredits> = z
  .object({ cast: someOf(castMember, most.people), crew: someOf(crewMember, most.people) })
  .transform(({ cast, crew }) => fullCreditsOf(cast, crew));

const storedCredit = {
  ...{ id, name: z.string(), episodes: stored.wholeNumber.nullable() },
  roles: z.array(z.string()).optional(),
  /** A row of an older build has the roles in one text. */
  role: z.string().optional(),
};

const withRoles = <T extends { roles?: string[] | undefined; role?: string | undefined }>({ roles, role = "", ...credit }: T) => ({
  ...credit,
  roles: roles ?? role.split(", ").filter((one) => one !== ""),
});

export const storedSeriesCredits: z.ZodType<FullCredits> = z.object({
  cast: z.array(z.object({ ...storedCredit, profile_path: stored.imagePath }).transform(withRoles)),
  departments: z.array(z.object({ name: z.string(), people: z.array(z.object(storedCredit).transform(withRoles)) })),
});

export const creditCalls = (get: Get): CreditCalls => ({
  seriesCredits: (seriesId, options) => get(seriesCredits, `/tv/${seriesId}/aggregate_credits`, {}, options, isAbout(seriesId)),
});
