import { titleGuesses } from "#features/media/names/film-name.ts";
import { findFirst, type TitleGuess, type TitleResult } from "#server/match/find-title.ts";
import { isSameTitle } from "#server/match/title-key.ts";
import type { FoundTitle, Titles } from "#server/match/titles.ts";

const codes: Readonly<Record<string, string>> = { US: "US", USA: "US", UK: "GB", GB: "GB", AU: "AU", NZ: "NZ", CA: "CA", IE: "IE" };
const names = ["U\\.S\\.A?\\.?", "U\\.K\\.?", ...Object.keys(codes)].join("|");
const bracketed = new RegExp(`^(?<title>.+?)[\\s._]*[([](?<code>${names})[)\\]](?<rest>[\\s._]*[([]?(?:\\d{4})?[)\\]]?)$`, "iu");
/** In capitals alone, beside small letters: "us" is a word. */
const bare = new RegExp(`^(?=.*\\p{Ll})(?<title>.+?)[\\s._]+(?<code>${names})(?<rest>[\\s._]*[([]?(?:\\d{4})?[)\\]]?)$`, "u");

type OfCountry = { title: string; country: string };

/** "The Office (US)", "Show.UK" */
function countryIn(name: string): OfCountry | null {
  const groups = (bracketed.exec(name) ?? bare.exec(name))?.groups;
  const country = codes[groups?.code?.toUpperCase().replaceAll(".", "") ?? ""];
  return groups && country ? { title: `${groups.title}${groups.rest}`, country } : null;
}

const isOf = async (titles: Titles, { id }: FoundTitle, country: string): Promise<boolean> => (await titles.originCountries(id)).includes(country);

/** Of the series that are called so, the one of the country. */
async function ofCountry(titles: Titles, { title, country }: OfCountry): Promise<TitleResult> {
  const { match, ambiguous, seen } = await findFirst(titles, "series", titleGuesses(title));
  const fitting: FoundTitle[] = [];
  for (const found of match ? [match.found] : ambiguous) if (await isOf(titles, found, country)) fitting.push(found);
  const [only] = fitting;
  if (only && fitting.length === 1) return { match: { found: only, how: `title and country ${country}` }, ambiguous: [], seen };
  return { match: null, ambiguous: fitting, seen: match ? [match.found] : seen };
}

/** The series that a text of a name names, with its country if the text has one. */
export async function findNamedSeries(
  titles: Titles,
  name: string,
  withYear: (guesses: TitleGuess[]) => TitleGuess[] = (guesses) => guesses,
): Promise<TitleResult> {
  const coded = countryIn(name);
  const guesses = withYear(titleGuesses(name));
  if (coded === null) return findFirst(titles, "series", guesses);
  // A title may end so: "Between Us".
  const whole = guesses.filter(({ title }) => !titleGuesses(coded.title).some((plain) => isSameTitle(plain.title, title)));
  const result = await findFirst(titles, "series", whole);
  return result.match || result.ambiguous.length > 0 ? result : ofCountry(titles, coded);
}

/** Whether a name is that of the series but for the series' own country. */
export async function isNamedWithCountry(titles: Titles, name: string, found: FoundTitle): Promise<boolean> {
  const coded = countryIn(name);
  return coded !== null && found.titles.some((title) => isSameTitle(title, coded.title)) && (await isOf(titles, found, coded.country));
}
