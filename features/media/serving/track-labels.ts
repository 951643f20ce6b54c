import { languageName } from "#domain/language.ts";
import { words as mediaWords } from "#languages/en/media.ts";

const words = mediaWords.ownFilm;

/** "en" of "eng"; "" if the text is no language's code. */
export function languageTag(code: string | null): string {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(code ?? "");
    return tag === "und" || !/^[a-z]{2,3}(-|$)/.test(tag) ? "" : tag;
  } catch {
    return "";
  }
}

type Track = { language: string | null; name: string | null; forced?: boolean; sdh?: boolean };

/** "English (SDH)", "Français (Commentary)", "Track 2". */
function labelOf({ language, name, forced, sdh }: Track, number: number): string {
  const [code = ""] = languageTag(language).split("-");
  const spoken = languageName(code) ?? (name || words.unnamedTrack(number));
  if (forced) return words.forcedTrack(spoken);
  if (sdh) return words.sdhTrack(spoken);
  return name && name !== spoken && languageName(code) ? words.namedTrack(spoken, name) : spoken;
}

/** Labels in a menu, which are all different. */
export function trackLabels(tracks: readonly Track[]): string[] {
  const labels = tracks.map((track, index) => labelOf(track, index + 1));
  return labels.map((label, index) =>
    labels.indexOf(label) === index ? label : words.namedTrack(label, String(labels.slice(0, index + 1).filter((one) => one === label).length)),
  );
}
