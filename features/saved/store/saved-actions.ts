import type { SeenKey, TitleKey } from "#domain/title-key.ts";
import { type DatedTitle, withoutSaved, withSaved } from "#features/saved/model/list-changes.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { type RatingChange, type SeenTarget, withoutSeen, withRating, withSeen } from "#features/saved/model/seen-changes.ts";
import { changeSaved, type Undo } from "./saved-store.ts";

// What the visitor does with titles. Each shows at once and returns its undo.

export const saveTitles = (titles: readonly DatedTitle[]): Undo => changeSaved("list", (sections, now) => withSaved(sections, titles, now));
export const saveTitle = (title: SavedTitle): Undo => saveTitles([title]);
export const removeTitle = (key: TitleKey): Undo => changeSaved("list", (sections) => withoutSaved(sections, [key]));

export const markSeen = (target: SeenTarget): Undo => changeSaved("seen", (sections, now) => withSeen(sections, target, now));
export const unmarkSeen = (keys: readonly SeenKey[]): Undo => changeSaved("seen", (sections) => withoutSeen(sections, keys));
export const rateTitle = (change: RatingChange): Undo => changeSaved("seen", (sections, now) => withRating(sections, change, now));
