import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Sechs kurze Artikel auf ${siteName}: Timing im Stummfilm, das Handwerk der Serials, offene Filme, die Filmauswahl, Bildformate und Untertitel.`,
  lead: "Etwas zum Lesen, während das Popcorn noch platzt: über Filme, wie sie gemacht werden und wie man sie ansieht.",
});

const backToHomepage = "Zurück zur Startseite";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
