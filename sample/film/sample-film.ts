import { languageName } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import type { PlayerFilm } from "#domain/player.ts";

/** The sample film's files and their MIME types. */
export const sampleFilmFiles = {
  "sample.mp4": "video/mp4",
  "sample.en.vtt": "text/vtt; charset=utf-8",
  "sample-poster.jpg": "image/jpeg",
} as const;

/** The sample film as the player takes it, with its captions named in a language. `base` is the address of its files, without a trailing slash. */
export function sampleFilm(base: string, language: Language): PlayerFilm {
  return {
    sources: [{ url: `${base}/sample.mp4`, type: "video/mp4" }],
    captions: [{ url: `${base}/sample.en.vtt`, lang: "en", label: languageName("en", language) ?? "English", shownAtStart: true }],
    poster: `${base}/sample-poster.jpg`,
  };
}
