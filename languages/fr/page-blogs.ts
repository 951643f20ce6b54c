import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Six petits articles sur ${siteName}\u00a0: le burlesque muet, l’art du serial, les films libres, choisir un film, les formats d’image, les sous-titres.`,
  lead: "De la lecture pendant que le pop-corn éclate\u00a0: les films, comment on les fait et comment on les regarde.",
  articles,
  backToHomepage: "Retour à l’accueil",
};
