import { limits } from "./limits.ts";

export type CastMember = { id: number; name: string; character: string; profile_path: string | null };
export type CrewMember = { id: number; name: string; job: string };
export type Credits = { cast: CastMember[]; crew: CrewMember[] };

/** The director is the crew member whose job is Director (section 3). */
export const isDirector = ({ job }: CrewMember): boolean => job === "Director";

/** Names in the provider's order, each once. */
export function directorsOf(credits: Credits): string[] {
  return [...new Set(credits.crew.filter(isDirector).map((member) => member.name))];
}

/** Credits may name 3,800 people; a page needs the shown cast and the directors. */
export function shownCredits({ cast, crew }: Credits): Credits {
  return { cast: cast.slice(0, limits.detail.cast), crew: crew.filter(isDirector) };
}
