import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Accueil", list: "Films populaires" },
    home: { page: "Films", list: "Films populaires" },
    top: { page: "Films les mieux notés", list: "Films les mieux notés" },
    series: { page: "Séries", list: "Séries populaires" },
    topSeries: { page: "Séries les mieux notées", list: "Séries les mieux notées" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) =>
        `${tagline}. Découvre des films, des séries et celles et ceux qui les font, et lance la lecture\u00a0: c’est gratuit et sans compte.`,
      keywords: ["films", "séries", "streaming", "gratuit"],
    },
    home: {
      description: () =>
        "Des films pour ce soir\u00a0: les plus populaires, les tendances du moment et les séries de la semaine. Choisis-en un et lance la lecture.",
      keywords: ["films", "films populaires", "streaming", "gratuit"],
    },
    top: {
      description: () => "Les films les mieux notés du catalogue sur un mur d’affiches, chacun avec sa distribution, ses critiques et un lecteur.",
      keywords: ["films les mieux notés", "meilleurs films", "streaming"],
    },
    series: {
      description: () => "Des séries à commencer ce soir, saison par saison. Chaque épisode a son lecteur et son lien à partager.",
      keywords: ["séries", "séries populaires", "épisodes", "streaming"],
    },
    topSeries: {
      description: () => "Les séries les mieux notées du catalogue, avec saisons, épisodes, distribution et critiques, et un lecteur pour chaque épisode.",
      keywords: ["séries les mieux notées", "meilleures séries", "streaming"],
    },
  } as Record<ListPageName, Description>,
};
