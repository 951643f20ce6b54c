import { languageLabel } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#languages/all-words.server.ts";

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
function labelOf({ language, name, forced, sdh }: Track, number: number, shownIn: Language): string {
  const words = wordsOf(shownIn).media.ownFilm;
  const [code = ""] = languageTag(language).split("-");
  const known = languageLabel(code, shownIn);
  const spoken = known ?? (name || words.unnamedTrack(number));
  if (forced) return words.forcedTrack(spoken);
  if (sdh) return words.sdhTrack(spoken);
  return name && name !== spoken && known ? words.namedTrack(spoken, name) : spoken;
}

/** Labels in a menu, which are all different. */
export function trackLabels(tracks: readonly Track[], shownIn: Language): string[] {
  const { namedTrack } = wordsOf(shownIn).media.ownFilm;
  const labels = tracks.map((track, index) => labelOf(track, index + 1, shownIn));
  return labels.map((label, index) =>
    labels.indexOf(label) === index ? label : namedTrack(label, String(labels.slice(0, index + 1).filter((one) => one === label).length)),
  );
}
