import type { PlayerFilm } from "#domain/player.ts";

/** The sample's files in `media/`, with the type that each must be served as. */
export const sampleFilmFiles = {
  "sample.mp4": "video/mp4",
  "sample.en.vtt": "text/vtt; charset=utf-8",
  "sample-poster.jpg": "image/jpeg",
} as const;

/** The project's own film (sample/film/maker/make-sample-film.mjs), as the document wants it. `base` is where its files are served, without a trailing slash. */
export function sampleFilm(base: string): PlayerFilm {
  return {
    sources: [{ url: `${base}/sample.mp4`, type: "video/mp4" }],
    captions: [{ url: `${base}/sample.en.vtt`, lang: "en", label: "English", shownAtStart: true }],
    poster: `${base}/sample-poster.jpg`,
  };
}
