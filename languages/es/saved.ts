import type { Words } from "../words.ts";
import { continueRow } from "./saved/continue.ts";
import { nextEpisode } from "./saved/next-episode.ts";
import { notStored } from "./saved/not-stored.ts";
import { ownLists } from "./saved/own-lists.ts";
import { ownRating } from "./saved/own-rating.ts";
import { spoilers } from "./saved/spoilers.ts";

export const words: Words["saved"] = { continueRow, nextEpisode, notStored, ownLists, ownRating, spoilers };
