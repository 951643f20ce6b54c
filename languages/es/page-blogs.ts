import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { articles } from "./articles/articles.ts";

const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Seis artículos breves en ${siteName}: el ritmo del cine mudo, el oficio de los seriales, las películas abiertas, cómo elegir, los formatos y los subtítulos.`,
  lead: "Algo para leer mientras se hacen las palomitas: películas, cómo se hacen y cómo verlas.",
});

const backToHomepage = "Volver al inicio";

export const words: Words["page-blogs"] = { page: blogs, articles, backToHomepage };
