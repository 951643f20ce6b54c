import type { Data, PersonData } from "./data-schema.ts";
import { namedIds } from "./named-ids.ts";

/** Of people without an entry in people.json. */
const generatedIds = { from: 900_500_000, count: 400_000 };

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

export const departmentOf = (job: string): PersonData["known_for_department"] => departments[job] ?? "Crew";

type Mention = { department: PersonData["known_for_department"]; popularity: number };

/** Derives a person from their credits: their most frequent department, a fifth of their titles' highest popularity. */
function derivedPerson(name: string, id: number, mentions: Mention[]): PersonData {
  const times = (department: string): number => mentions.filter((mention) => mention.department === department).length;
  const known_for_department = mentions.map((mention) => mention.department).toSorted((a, b) => times(b) - times(a))[0] ?? "Acting";
  const popularity = Math.round(Math.max(...mentions.map((mention) => mention.popularity)) * 2) / 10;
  return { id, name, birthday: null, deathday: null, place_of_birth: null, known_for_department, popularity, biography: "", english: { biography: "" } };
}

/** People of `people.json`, and those who occur only in a cast or crew. */
export function peopleByName({ films, series, people }: Data): Map<string, PersonData> {
  const byName = new Map(people.map((person) => [person.name, person]));
  const mentions = new Map<string, Mention[]>();
  const addMention = (name: string, department: PersonData["known_for_department"], popularity: number): void => {
    if (!byName.has(name)) mentions.set(name, [...(mentions.get(name) ?? []), { department, popularity }]);
  };
  for (const title of [...films, ...series]) {
    for (const { name } of title.cast) addMention(name, "Acting", title.popularity);
    for (const { name, job } of title.crew) addMention(name, departmentOf(job), title.popularity);
  }
  const ids = namedIds(
    mentions.keys(),
    generatedIds,
    people.map((person) => person.id),
  );
  for (const [name, id] of ids) byName.set(name, derivedPerson(name, id, mentions.get(name) ?? []));
  return byName;
}
