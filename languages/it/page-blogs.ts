import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Sei brevi articoli su ${siteName}: i tempi comici del muto, il mestiere dei serial, i film aperti, la scelta di un film, i formati e i sottotitoli.`,
  lead: "Qualcosa da leggere mentre scoppiano i popcorn: i film, come si fanno e come si guardano.",
  articles,
  backToHomepage: "Torna alla home",
};
