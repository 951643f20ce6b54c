import { drawBackdrop } from "./artwork/backdrop.ts";
import { drawPoster } from "./artwork/poster.ts";
import { drawProfile } from "./artwork/profile.ts";
import { drawStill } from "./artwork/still.ts";
import type { ArtworkSubject } from "./artwork/subject.ts";
import { backdropPath, posterPath, profilePath, stillPath } from "./artwork-paths.ts";
import type { Collection, Title } from "./collection.ts";
import { postersOf } from "./posters.ts";
import { subjectsOf } from "./subjects.ts";

type Drawing = () => string;

function* titleDrawings(title: Title, subject: ArtworkSubject): Iterable<[string, Drawing]> {
  for (const { language, lettering } of postersOf(title)) yield [posterPath(title, language), () => drawPoster({ ...subject, lettering })];
  yield [backdropPath(title), () => drawBackdrop(subject)];
}

function* allDrawings(collection: Collection): Iterable<[string, Drawing]> {
  for (const [film, subject] of subjectsOf(collection.films.values())) yield* titleDrawings(film, subject);
  for (const [series, subject] of subjectsOf(collection.series.values())) {
    yield* titleDrawings(series, subject);
    for (const season of series.seasons) {
      for (const episode of season.episodes) {
        const still = { season_number: season.season_number, episode_number: episode.episode_number, name: episode.name };
        yield [stillPath(series, still.season_number, still.episode_number), () => drawStill(subject, still)];
      }
    }
  }
  for (const person of collection.people.values()) yield [profilePath(person), () => drawProfile({ id: person.id, name: person.name })];
}

/** Returns the SVG at a path, or `null`. Only exact paths match, so that each picture has one address. */
export function createArtwork(collection: Collection): (path: string) => string | null {
  let drawings: Map<string, Drawing> | null = null;
  return (path) => {
    drawings ??= new Map(allDrawings(collection));
    return drawings.get(path)?.() ?? null;
  };
}
