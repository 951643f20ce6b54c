import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Sechs kurze Artikel auf ${siteName}: Timing im Stummfilm, das Handwerk der Serials, offene Filme, die Filmauswahl, Bildformate und Untertitel.`,
  lead: "Etwas zum Lesen, während das Popcorn noch platzt: über Filme, wie sie gemacht werden und wie man sie ansieht.",
  articles,
  backToHomepage: "Zurück zur Startseite",
};
