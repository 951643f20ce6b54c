import type { PublicSite } from "#domain/site.ts";

export const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Sechs kurze Artikel auf ${siteName}: Timing im Stummfilm, das Handwerk der Serials, offene Filme, die Filmauswahl, Bildformate und Untertitel.`,
  lead: "Etwas zum Lesen, während das Popcorn noch platzt: über Filme, wie sie gemacht werden und wie man sie ansieht.",
});

export const backToHomepage = "Zurück zur Startseite";
