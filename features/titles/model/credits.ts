import { limits } from "#domain/limits.ts";

export type CastMember = { id: number; name: string; character: string; profile_path: string | null };
/** `department`: "Directing". Missing in what a title's page embeds, and in rows that an older build has stored. */
export type CrewMember = { id: number; name: string; job: string; department?: string | undefined };
export type Credits = { cast: CastMember[]; crew: CrewMember[] };

/** The director is the crew member whose job is Director (section 3). */
export const isDirector = ({ job }: CrewMember): boolean => job === "Director";

/** The crew that a title's hero names, in this order, with the provider's jobs. */
const jobs = {
  director: ["Director"],
  writer: ["Screenplay", "Writer"],
  composer: ["Original Music Composer"],
  cinematographer: ["Director of Photography"],
} as const satisfies Record<string, readonly string[]>;

type CrewRole = keyof typeof jobs;
const crewRoles = Object.keys(jobs) as CrewRole[];

/** A part in making a title. `people`: each once, in the provider's order. */
export type LeadCredit = { role: CrewRole | "creator"; people: readonly { id: number; name: string }[] };

const membersAs = ({ crew }: Credits, role: CrewRole): CrewMember[] => {
  const names: readonly string[] = jobs[role];
  return [...new Map(crew.filter(({ job }) => names.includes(job)).map((member) => [member.id, member])).values()];
};

export const directorsOf = (credits: Credits): CrewMember[] => membersAs(credits, "director");

const leadsIn = (credits: Credits): { role: CrewRole; people: CrewMember[] }[] =>
  crewRoles.map((role) => {
    const people = membersAs(credits, role);
    return { role, people: role === "director" ? people : people.slice(0, limits.detail.leads.others) };
  });

/** The director, and who wrote, scored and photographed the title; the creators of a series first. Roles without people are left out. */
export function leadCredits(credits: Credits, creators: LeadCredit["people"] = []): LeadCredit[] {
  const leads: LeadCredit[] = [{ role: "creator", people: creators }, ...leadsIn(credits)];
  return leads.filter(({ people }) => people.length > 0).slice(0, limits.detail.leads.roles);
}

/** Credits may name 3,800 people; a page needs the shown cast and the leading crew. */
export function shownCredits(credits: Credits): Credits {
  return {
    cast: credits.cast.slice(0, limits.detail.cast),
    crew: leadsIn(credits).flatMap(({ people }) => people.map(({ id, name, job }) => ({ id, name, job }))),
  };
}
