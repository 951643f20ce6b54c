import { listsTitlesHere } from "#domain/addresses.ts";
import type { VideoSubject } from "#domain/player.ts";
import type { LibraryPages } from "#features/media/media-feature.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";

/** Ratings and pictures of the titles in lists change. */
const readWholeEveryMs = 3_600_000;

/** The pages of a title: a film has one, a series one for each episode. */
function titlePathsOf(subjects: readonly VideoSubject[]): (key: string) => boolean {
  const paths = new Set(subjects.map(({ kind, id }) => `/${kind}/${id}`));
  return (key) => paths.has(key.split("?", 1)[0] ?? "");
}

type Deps = LibraryPages & { library: Pick<MediaLibrary, "onChange">; onError: (error: unknown) => void };

/**
 * After a change of the library the pages of its titles are rendered again, then those that list the library. All other pages stay: a card in
 * another list gets its mark when that list is refreshed. Returns what ends it.
 */
export function followLibrary({ library, cache, refreshTitlesHere, onError }: Deps): () => void {
  const refresh = (options?: { whole: boolean }) =>
    void refreshTitlesHere(options)
      .then(() => cache.renew(listsTitlesHere))
      .catch(onError);
  const unsubscribe = library.onChange((subjects) => {
    cache.renew(titlePathsOf(subjects));
    refresh();
  });
  const timer = setInterval(() => refresh({ whole: true }), readWholeEveryMs).unref();
  refresh();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
