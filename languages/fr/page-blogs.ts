import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Six petits articles sur ${siteName}\u00a0: le burlesque muet, l’art du serial, les films libres, choisir un film, les formats d’image, les sous-titres.`,
  lead: "De la lecture pendant que le pop-corn éclate\u00a0: les films, comment on les fait et comment on les regarde.",
});

const backToHomepage = "Retour à l’accueil";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
