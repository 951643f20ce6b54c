import type { Words } from "../words.ts";
import { collectionPage } from "./titles/collection-page.ts";
import { creditNames } from "./titles/credit-names.ts";
import { fullCredits } from "./titles/full-credits.ts";
import { leadCredits } from "./titles/lead-credits.ts";
import { moviePage } from "./titles/movie-page.ts";
import { pictures } from "./titles/pictures.ts";
import { titleFacts } from "./titles/title-facts.ts";
import { titleHero } from "./titles/title-hero.ts";
import { titleSections } from "./titles/title-sections.ts";
import { videos } from "./titles/videos.ts";
import { whereToWatch } from "./titles/where-to-watch.ts";

export const words: Words["titles"] = {
  collectionPage,
  creditNames,
  fullCredits,
  leadCredits,
  moviePage,
  pictures,
  titleFacts,
  titleHero,
  titleSections,
  videos,
  whereToWatch,
};
