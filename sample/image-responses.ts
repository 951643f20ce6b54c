import { wideSheet } from "./artwork/backdrop.ts";
import { posterSize } from "./artwork/poster.ts";
import { profileSize } from "./artwork/profile.ts";
import { backdropPath, posterPath, profilePath } from "./artwork-paths.ts";
import type { Title } from "./collection.ts";
import type { PersonData } from "./data-schema.ts";
import { postersOf } from "./posters.ts";

/** A picture in the provider's format. `w` and `h` in pixels. */
const imageItem = (file_path: string, { w, h }: { w: number; h: number }, language: string | null) => ({
  aspect_ratio: Number((w / h).toFixed(3)),
  file_path,
  height: h,
  iso_639_1: language,
  vote_average: 0,
  vote_count: 0,
  width: w,
});

/** What is drawn of a film or a series: one backdrop, and posters with the title in each language. `languages`: "de,null", all if absent. */
export function titleImagesResponse(title: Title, languages: string | undefined) {
  const isWanted = ({ iso_639_1 }: { iso_639_1: string | null }): boolean => languages === undefined || languages.split(",").includes(iso_639_1 ?? "null");
  return {
    backdrops: [imageItem(backdropPath(title), wideSheet, null)].filter(isWanted),
    logos: [],
    posters: postersOf(title)
      .map(({ language }) => imageItem(posterPath(title, language), posterSize, language))
      .filter(isWanted),
  };
}

export const personImagesResponse = (person: PersonData) => ({ profiles: [imageItem(profilePath(person), profileSize, null)] });
