import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Sześć krótkich artykułów w serwisie ${siteName}: jak kino nieme odmierza żart, sztuka serialu kinowego, otwarte filmy, wybór filmu, proporcje obrazu i napisy.`,
  lead: "Coś do czytania, zanim popcorn będzie gotowy: o filmach, o tym, jak powstają, i o tym, jak je oglądać.",
});

const backToHomepage = "Wróć na stronę główną";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
