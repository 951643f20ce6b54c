import type { PublicSite } from "#domain/site.ts";

export const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Seis artículos breves en ${siteName}: el ritmo del cine mudo, el oficio de los seriales, las películas abiertas, cómo elegir, los formatos y los subtítulos.`,
  lead: "Algo para leer mientras se hacen las palomitas: películas, cómo se hacen y cómo verlas.",
});

export const backToHomepage = "Volver al inicio";
