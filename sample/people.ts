import { hash } from "./artwork/random.ts";
import type { Data, PersonData } from "./data-schema.ts";

/** Whoever is named in a title but not yet described: ids from here up, the same ones whatever else is added. */
const unknownIds = { from: 900_500_000, count: 400_000 };

const departments: Record<string, PersonData["known_for_department"]> = {
  Director: "Directing",
  "Co-Director": "Directing",
  Writer: "Writing",
  Screenplay: "Writing",
  Novel: "Writing",
  Story: "Writing",
  Author: "Writing",
  Creator: "Writing",
  "Director of Photography": "Camera",
  "Original Music Composer": "Sound",
  Editor: "Editing",
  Producer: "Production",
  "Executive Producer": "Production",
  "Art Direction": "Art",
  "Production Design": "Art",
};

/** The provider's department of a job. */
export const departmentOf = (job: string): PersonData["known_for_department"] => departments[job] ?? "Crew";

type Mention = { department: PersonData["known_for_department"]; popularity: number };

/** Where somebody is named most often, and how popular what they are named in is: all that is known of them. */
function describe(name: string, id: number, mentions: Mention[]): PersonData {
  const times = (department: string): number => mentions.filter((mention) => mention.department === department).length;
  const known_for_department = mentions.map((mention) => mention.department).toSorted((a, b) => times(b) - times(a))[0] ?? "Acting";
  const popularity = Math.round(Math.max(...mentions.map((mention) => mention.popularity)) * 2) / 10;
  return { id, name, birthday: null, deathday: null, place_of_birth: null, known_for_department, popularity, biography: "" };
}

/** Everybody, by name: those of `people.json`, and those whom only a cast or a crew names. */
export function peopleOf({ films, series, people }: Data): Map<string, PersonData> {
  const known = new Map(people.map((person) => [person.name, person]));
  const unknown = new Map<string, Mention[]>();
  const mention = (name: string, department: PersonData["known_for_department"], popularity: number): void => {
    if (!known.has(name)) unknown.set(name, [...(unknown.get(name) ?? []), { department, popularity }]);
  };
  for (const title of [...films, ...series]) {
    for (const { name } of title.cast) mention(name, "Acting", title.popularity);
    for (const { name, job } of title.crew) mention(name, departmentOf(job), title.popularity);
  }
  const taken = new Set(people.map((person) => person.id));
  for (const name of [...unknown.keys()].toSorted()) {
    let offset = hash(name) % unknownIds.count;
    while (taken.has(unknownIds.from + offset)) offset = (offset + 1) % unknownIds.count;
    taken.add(unknownIds.from + offset);
    known.set(name, describe(name, unknownIds.from + offset, unknown.get(name) ?? []));
  }
  return known;
}
