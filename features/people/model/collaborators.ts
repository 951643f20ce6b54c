import { limits } from "#domain/limits.ts";
import type { PersonCredits } from "#domain/person.ts";
import { type Credits, isDirector } from "#features/titles/model/credits.ts";
import { isAsSelf } from "./filmography.ts";
import type { Collaborator, CreditsByMedium } from "./person.ts";

type RankedTitle = { type: "movies" | "series"; id: number; popularity: number };

/** The guests of a show, and those seen in archive footage, have not worked with each other. */
const titlesOf = (type: RankedTitle["type"], { cast, crew }: PersonCredits): RankedTitle[] =>
  [...cast, ...crew].filter((credit) => !isAsSelf(credit)).map(({ id, popularity }) => ({ type, id, popularity }));

/** The titles whose credits are read for a person: each once, the most popular first. */
export function sharedTitles({ movies, series }: CreditsByMedium): Pick<RankedTitle, "type" | "id">[] {
  const titles = [...titlesOf("movies", movies), ...titlesOf("series", series)];
  const distinct = [...new Map(titles.map((title) => [`${title.type} ${title.id}`, title])).values()];
  const read = distinct.toSorted((a, b) => b.popularity - a.popularity).slice(0, limits.person.titlesRead);
  return read.map(({ type, id }) => ({ type, id }));
}

/** A person in one title. `weight`, from 0 to 1, decides between people with as many titles: the first of the cast and the director are closest. */
type Member = Omit<Collaborator, "titles"> & { weight: number };

function membersOf({ cast, crew }: Credits): Map<number, Member> {
  const members: Member[] = [
    ...crew.map((member) => ({ ...member, profile_path: null, weight: isDirector(member) ? 1 : 0.01 })),
    ...cast.map((member, index) => ({ ...member, weight: 1 / (index + 1) })),
  ];
  const byId = new Map<number, Member>();
  for (const { id, name, profile_path, weight } of members) {
    const other = byId.get(id);
    byId.set(id, { id, name, profile_path: profile_path ?? other?.profile_path ?? null, weight: Math.max(weight, other?.weight ?? 0) });
  }
  return byId;
}

/** Who has the most of these titles in common with the person, at least two. */
export function closestCollaborators(personId: number, titles: readonly Credits[]): Collaborator[] {
  const all = new Map<number, Member & { titles: number }>();
  for (const credits of titles)
    for (const member of membersOf(credits).values()) {
      const { titles: count, weight, profile_path } = all.get(member.id) ?? { titles: 0, weight: 0, profile_path: null };
      all.set(member.id, { ...member, profile_path: member.profile_path ?? profile_path, weight: weight + member.weight, titles: count + 1 });
    }
  return [...all.values()]
    .filter((member) => member.id !== personId && member.titles > 1)
    .toSorted((a, b) => b.titles - a.titles || b.weight - a.weight)
    .slice(0, limits.person.collaborators)
    .map(({ id, name, profile_path, titles: count }) => ({ id, name, profile_path, titles: count }));
}
