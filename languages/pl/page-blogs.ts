import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Sześć krótkich artykułów w serwisie ${siteName}: jak kino nieme odmierza żart, sztuka serialu kinowego, otwarte filmy, wybór filmu, proporcje obrazu i napisy.`,
  lead: "Coś do czytania, zanim popcorn będzie gotowy: o filmach, o tym, jak powstają, i o tym, jak je oglądać.",
  articles,
  backToHomepage: "Wróć na stronę główną",
};
