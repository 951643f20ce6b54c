import type { EpisodeAddress } from "#domain/addresses.ts";
import { episodeKey, keyParts, type SeenKey } from "#domain/title-key.ts";
import type { Words } from "#languages/words.ts";

import { withSavedActions } from "./change-saved.ts";
import type { SavedTitle } from "./model/saved-title.ts";
import { keysOfSeries, type SeenEntries } from "./model/seen-episodes.ts";
import { showUndo } from "./show-undo.ts";

// `isSeen`: what the pressed button shows.

export const toggleFilmSeen = (words: Words["site"]["savedButtons"], title: SavedTitle, isSeen: boolean): Promise<void> =>
  withSavedActions(({ markSeen, unmarkSeen }) => {
    if (isSeen) showUndo(words.unmarkedSeen, title.title, unmarkSeen([title.key]));
    else showUndo(words.markedSeen, title.title, markSeen({ title, keys: [title.key] }));
  });

/** A whole series has one entry, which holds for what has aired until then. Without it, no episode is seen either. */
export const toggleSeriesSeen = (words: Words["site"]["savedButtons"], title: SavedTitle, isSeen: boolean, seen: SeenEntries): Promise<void> =>
  withSavedActions(({ markSeen, unmarkSeen }) => {
    const name = words.ofSeries(title.title, words.allEpisodes);
    if (isSeen) showUndo(words.unmarkedSeen, name, unmarkSeen(keysOfSeries(seen, keyParts(title.key).id)), [title.title]);
    else showUndo(words.markedSeen, name, markSeen({ title, keys: [title.key] }), [title.title]);
  });

type EpisodesChange = {
  title: SavedTitle;
  episodes: readonly EpisodeAddress[];
  /** "S2 E5" */
  name: string;
  isSeen: boolean;
  seen: SeenEntries;
  /** All episodes of the series that have aired. */
  aired: readonly EpisodeAddress[];
};

/** If the series was marked as a whole, its other episodes get entries of their own. */
export const toggleEpisodesSeen = (words: Words["site"]["savedButtons"], { title, episodes, name, isSeen, seen, aired }: EpisodesChange): Promise<void> =>
  withSavedActions(({ markSeen, unmarkSeen }) => {
    const { id } = keyParts(title.key);
    const keysOf = (all: readonly EpisodeAddress[]): SeenKey[] => all.map(({ season, episode }) => episodeKey(id, season, episode));
    const keys = keysOf(episodes);
    const text = words.ofSeries(title.title, name);
    const names = [title.title, name];
    if (!isSeen) return showUndo(words.markedSeen, text, markSeen({ title, keys }), names);
    const removed = new Set<SeenKey>(keys);
    const undoOthers = markSeen({ title, keys: seen.has(title.key) ? keysOf(aired).filter((key) => !removed.has(key)) : [] });
    const undo = unmarkSeen([title.key, ...keys]);
    const undoAll = () => {
      undo();
      undoOthers();
    };
    showUndo(words.unmarkedSeen, text, undoAll, names);
  });
