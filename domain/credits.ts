import { limits } from "./limits.ts";

export type CastMember = { id: number; name: string; character: string; profile_path: string | null };
export type CrewMember = { id: number; name: string; job: string };
export type Credits = { cast: CastMember[]; crew: CrewMember[] };

/** The director is the crew member whose job is Director (section 3); several are joined in the provider's order. */
export function directorsOf(credits: Credits): string[] {
  return [...new Set(credits.crew.filter((member) => member.job === "Director").map((member) => member.name))];
}

/** What a page needs of credits that may name 3,800 people: the cast that it shows and whoever directed. */
export function billed({ cast, crew }: Credits): Credits {
  return { cast: cast.slice(0, limits.detail.cast), crew: crew.filter((member) => member.job === "Director") };
}
