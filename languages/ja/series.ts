import type { Words } from "../words.ts";
import { airing } from "./series/airing.ts";
import { episodeGuide } from "./series/episode-guide.ts";
import { episodes } from "./series/episodes.ts";
import { guideFrame } from "./series/guide-frame.ts";
import { seriesPage } from "./series/series-page.ts";

export const words: Words["series"] = { airing, episodeGuide, episodes, guideFrame, seriesPage };
