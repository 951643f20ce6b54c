import type { TitleName } from "#domain/inventory.ts";
import { randomFrom } from "#sample/artwork/random.ts";

/** As many distinct words as a million real titles and names have, within their order of magnitude. */
const vocabulary = 400_000;
const consonants = ["b", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "st", "tr", "ch", "sh"] as const;
const vowels = ["a", "e", "i", "o", "u", "a", "e", "i", "o", "ea", "ou"] as const;
const endings = ["", "", "", "n", "r", "s", "l", "t", "nd", "ng"] as const;

/** The word of a rank: frequent ones are short. Always the same. */
function wordOf(rank: number): string {
  const random = randomFrom(`word ${rank}`);
  const syllables = rank < 60 ? 1 : rank < 3000 ? random.whole(1, 2) : random.whole(2, 4);
  return Array.from({ length: syllables }, () => random.oneOf(consonants) + random.oneOf(vowels) + random.oneOf(endings)).join("");
}

/** A million names, whose words are as unequally frequent as those of a language (Zipf's law): 700,000 films, 150,000 series, 150,000 people. */
export function* madeUpTitles(count: number): Generator<TitleName> {
  const random = randomFrom("made-up titles");
  const words = new Map<number, string>();
  const word = (): string => {
    const rank = Math.floor(Math.exp(random.next() * Math.log(vocabulary)));
    const known = words.get(rank) ?? wordOf(rank);
    words.set(rank, known);
    return known;
  };
  for (let id = 1; id <= count; id += 1) {
    const type = random.chance(0.7) ? "movies" : random.chance(0.5) ? "tv" : "people";
    const name = Array.from({ length: type === "people" ? 2 : random.whole(1, 6) }, word).join(" ");
    yield { type, id, name, popularity: Math.round(1000 / (1 + random.next() * count)) / 10 };
  }
}

/** A line of the provider's daily id exports. */
export const exportLine = ({ type, id, name, popularity }: TitleName): string =>
  JSON.stringify({ adult: false, id, [{ movies: "original_title", tv: "original_name", people: "name" }[type]]: name, popularity, video: false });
