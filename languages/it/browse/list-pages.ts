import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Home", list: "Film popolari" },
    home: { page: "Film", list: "Film popolari" },
    top: { page: "I migliori film", list: "I migliori film" },
    series: { page: "Serie TV", list: "Serie TV popolari" },
    topSeries: { page: "Le migliori serie TV", list: "Le migliori serie TV" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. Scopri film, serie TV e le persone che li hanno realizzati, e premi «Riproduci»: gratis e senza account.`,
      keywords: ["film", "serie TV", "streaming", "gratis"],
    },
    home: {
      description: () => "Film da guardare stasera: i più popolari, quelli del momento e le serie della settimana. Aprine uno e premi «Riproduci».",
      keywords: ["film", "film popolari", "streaming", "gratis"],
    },
    top: {
      description: () => "I migliori film del catalogo su una parete di locandine. Aprine uno per il cast, le recensioni e il player.",
      keywords: ["migliori film", "film con il voto più alto", "streaming"],
    },
    series: {
      description: () => "Serie TV da cominciare stasera, una stagione dopo l’altra. Ogni episodio ha un player e un link da condividere.",
      keywords: ["serie TV", "serie TV popolari", "episodi", "streaming"],
    },
    topSeries: {
      description: () => "Le migliori serie TV del catalogo, con stagioni, episodi, cast e recensioni, e un player per ogni episodio.",
      keywords: ["migliori serie TV", "serie TV con il voto più alto", "streaming"],
    },
  } as Record<ListPageName, Description>,
};
