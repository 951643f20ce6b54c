import { languageName } from "#domain/language.ts";
import type { Sidecar } from "#features/media/media-file.ts";

/** MicroDVD is read as SubRip is, by its content. */
const formats = new Map<string, Sidecar["format"]>(Object.entries({ srt: "srt", vtt: "vtt", ass: "ass", ssa: "ass", sub: "srt" } as const));

/** Languages' own names, and codes of subtitle sites. */
const otherNames = new Map(
  Object.entries({
    ...{ deutsch: "de", français: "fr", francais: "fr", español: "es", espanol: "es", castellano: "es", latino: "es-419", italiano: "it", português: "pt" },
    ...{ portugues: "pt", brazilian: "pt-BR", pob: "pt-BR", ptb: "pt-BR", svenska: "sv", norsk: "no", dansk: "da", suomi: "fi" },
    ...{ nederlands: "nl", polski: "pl" },
    ...{ čeština: "cs", cesky: "cs", magyar: "hu", türkçe: "tr", turkce: "tr", русский: "ru", українська: "uk", 日本語: "ja", 한국어: "ko", 中文: "zh" },
    ...{ chs: "zh-Hans", zhs: "zh-Hans", cht: "zh-Hant", zht: "zh-Hant", 简体: "zh-Hans", 繁體: "zh-Hant", farsi: "fa", flemish: "nl", fil: "fil", yue: "yue" },
  }),
);

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Made when it is needed, because it takes 10 ms. */
let englishNames: Map<string, string> | undefined;

function codeOfName(name: string): string | undefined {
  const codes = () => letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => Intl.getCanonicalLocales(code)[0] === code);
  englishNames ??= new Map(codes().map((code) => [languageName(code)?.toLowerCase() ?? "", code]));
  return englishNames.get(name);
}

/** Languages with a two-letter code have one or two of three letters (ISO 639-2). */
function codeOfThreeLetters(name: string): string | undefined {
  if (!/^[a-z]{3}$/.test(name)) return undefined;
  const [code = ""] = Intl.getCanonicalLocales(name);
  return code.length === 2 ? code : undefined;
}

const forced = new Set(["forced", "foreign"]);
/** "hi" is also Hindi: as the only mark it is the language. */
const hearing = new Set(["sdh", "cc", "hi"]);

function languageOf(mark: string): string | null {
  const name = mark.toLowerCase();
  const known = otherNames.get(name) ?? codeOfThreeLetters(name) ?? codeOfName(name);
  if (known) return known;
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

export const subtitleFormat = (extension: string): Sidecar["format"] | null => formats.get(extension) ?? null;

/**
 * What a subtitle's name says beside its video: "Film.en.forced.srt" beside "Film.mkv"; `null` if it belongs to another. Both in Unicode's composed form.
 * `isOnlyVideo`: any subtitle is its.
 */
export function sidecarMarks(subtitle: string, video: string, isOnlyVideo: boolean): Marks | null {
  if (!isOnlyVideo && subtitle[0]?.toLowerCase() !== video[0]?.toLowerCase()) return null;
  if (subtitle.toLowerCase() === video.toLowerCase()) return marksOf("");
  if (subtitle.toLowerCase().startsWith(`${video.toLowerCase()}.`)) return marksOf(subtitle.slice(video.length + 1));
  return isOnlyVideo ? marksOf(subtitle.length <= 24 ? subtitle.replace(/^\d+_/, "") : subtitle.split(".").slice(-1).join("")) : null;
}
