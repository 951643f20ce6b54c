import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

export const words: Words["page-blogs"] = {
  title: "Blog",
  description: (siteName) =>
    `Seis artículos breves en ${siteName}: el ritmo del cine mudo, el oficio de los seriales, las películas abiertas, cómo elegir, los formatos y los subtítulos.`,
  lead: "Algo para leer mientras se hacen las palomitas: películas, cómo se hacen y cómo verlas.",
  articles,
  backToHomepage: "Volver al inicio",
};
