import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Sei brevi articoli su ${siteName}: i tempi comici del muto, il mestiere dei serial, i film aperti, la scelta di un film, i formati e i sottotitoli.`,
  lead: "Qualcosa da leggere mentre scoppiano i popcorn: i film, come si fanno e come si guardano.",
});

const backToHomepage = "Torna alla home";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
