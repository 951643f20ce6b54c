/** "Season" and "episode" as they stand between a title and a number. Scripts without case come last. */
export const seasonWords =
  "season|series|staffel|saison|temporada|tem|stagione|seizoen|säsong|sæson|sesong|kausi|sezon|sezona|sezóna|série|serie|évad|se|сезон|시즌|シーズン";
export const episodeWords =
  "episodes?|episodios?|episodi|épisodes?|episódios?|folgen?|afleveringen|aflevering|afl|avsnitt|afsnit|jakso|odcinek|odc|díl|epizod|epizoda|epizóda|bölüm|bolum|blm|rész|cap[ií]tulos?|cap|chapitre|puntata|сери[яи]|эпизоды?|серія|επεισόδιο|פרק|الحلقة|حلقة|ตอน|tập|chapter|ep|eps|ép|ch|kapitel";

const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const romanNumerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
const longestFirst = [...numerals, ...romanNumerals].toSorted((a, b) => b.length - a.length).join("|");
const spelledNumber = new RegExp(`(?<=(?:part|chapter|episode|pt)[\\s._-]+)(?:${longestFirst})(?![\\p{L}\\d])`, "giu");

/** "Part Two" and "Chapter IV" in digits. */
export const inDigits = (name: string): string =>
  name.replace(spelledNumber, (word) => String(Math.max(numerals.indexOf(word.toLowerCase()), romanNumerals.indexOf(word.toLowerCase())) + 1));
