import type { PublicSite } from "#domain/site.ts";

export const blogs = ({ name: siteName }: Pick<PublicSite, "name">) => ({
  title: "Blog",
  description: `Sei brevi articoli su ${siteName}: i tempi comici del muto, il mestiere dei serial, i film aperti, la scelta di un film, i formati e i sottotitoli.`,
  lead: "Qualcosa da leggere mentre scoppiano i popcorn: i film, come si fanno e come si guardano.",
});

export const backToHomepage = "Torna alla home";
