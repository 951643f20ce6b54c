import type { Sidecar } from "#features/media/media-file.ts";

const formats: Record<string, Sidecar["format"]> = { srt: "srt", vtt: "vtt", ass: "ass", ssa: "ass" };

/** ISO 639-2 and English names of what subtitles are usually in; two letters are taken as they are. */
const languages: Record<string, string> = {
  ...{ eng: "en", english: "en", ger: "de", deu: "de", german: "de", deutsch: "de", fre: "fr", fra: "fr", french: "fr", français: "fr", francais: "fr" },
  ...{ spa: "es", spanish: "es", español: "es", espanol: "es", ita: "it", italian: "it", italiano: "it", por: "pt", portuguese: "pt", português: "pt" },
  ...{ rus: "ru", russian: "ru", jpn: "ja", japanese: "ja", chi: "zh", zho: "zh", chinese: "zh", kor: "ko", korean: "ko", ara: "ar", arabic: "ar" },
  ...{ dut: "nl", nld: "nl", dutch: "nl", swe: "sv", swedish: "sv", nor: "no", norwegian: "no", dan: "da", danish: "da", fin: "fi", finnish: "fi" },
  ...{ pol: "pl", polish: "pl", cze: "cs", ces: "cs", czech: "cs", hun: "hu", hungarian: "hu", tur: "tr", turkish: "tr", gre: "el", ell: "el", greek: "el" },
  ...{ heb: "he", hebrew: "he", hin: "hi", hindi: "hi", tha: "th", thai: "th", vie: "vi", ukr: "uk", ukrainian: "uk", rum: "ro", ron: "ro", romanian: "ro" },
};

const forced = new Set(["forced", "foreign"]);
/** "hi" is also Hindi: as the only mark it is the language. */
const hearing = new Set(["sdh", "cc", "hi"]);

function languageOf(mark: string): string | null {
  const name = mark.toLowerCase();
  if (languages[name]) return languages[name];
  const [, code, region] = /^([a-z]{2})(?:[-_]([a-z]{2}|[a-z]{4}|\d{3}))?$/i.exec(mark) ?? [];
  return code ? [code.toLowerCase(), region?.toUpperCase()].filter(Boolean).join("-") : null;
}

type Marks = Pick<Sidecar, "language" | "forced" | "sdh" | "name">;

/** "en.forced", "English.SDH", "de.Commentary". */
function marksOf(text: string): Marks {
  const marks: Marks = { language: null, forced: false, sdh: false, name: null };
  const words = text.split(/[.\s()[\]]+/).filter(Boolean);
  const codes = words.filter((word) => languageOf(word) !== null && !(hearing.has(word.toLowerCase()) && words.length > 1));
  for (const word of words) {
    const lower = word.toLowerCase();
    if (forced.has(lower)) marks.forced = true;
    else if (word === codes[0]) marks.language = languageOf(word);
    else if (hearing.has(lower)) marks.sdh = true;
    else if (lower !== "default") marks.name = marks.name === null ? word : `${marks.name} ${word}`;
  }
  return marks;
}

export const subtitleFormat = (extension: string): Sidecar["format"] | null => formats[extension] ?? null;

/** What a subtitle's name says beside its video: "Film.en.forced.srt" beside "Film.mkv"; `null` if it belongs to another. `isOnlyVideo`: any subtitle is its. */
export function sidecarMarks(subtitleStem: string, videoStem: string, isOnlyVideo: boolean): Marks | null {
  if (!isOnlyVideo && subtitleStem[0]?.toLowerCase() !== videoStem[0]?.toLowerCase()) return null;
  const [subtitle, video] = [subtitleStem.normalize("NFC"), videoStem.normalize("NFC")];
  if (subtitle.toLowerCase() === video.toLowerCase()) return marksOf("");
  if (subtitle.toLowerCase().startsWith(`${video.toLowerCase()}.`)) return marksOf(subtitle.slice(video.length + 1));
  return isOnlyVideo ? marksOf(subtitle.length <= 24 ? subtitle.replace(/^\d+_/, "") : subtitle.split(".").slice(-1).join("")) : null;
}
