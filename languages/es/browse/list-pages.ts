import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Inicio", list: "Películas populares" },
    home: { page: "Películas", list: "Películas populares" },
    top: { page: "Películas mejor valoradas", list: "Películas mejor valoradas" },
    series: { page: "Series", list: "Series populares" },
    topSeries: { page: "Series mejor valoradas", list: "Series mejor valoradas" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. Descubre películas, series y a la gente que las hizo, y pulsa «Reproducir»: gratis y sin cuenta.`,
      keywords: ["películas", "series", "ver online", "gratis"],
    },
    home: {
      description: () => "Películas para ver esta noche: las populares, las que son tendencia y las series de la semana. Abre una y pulsa «Reproducir».",
      keywords: ["películas", "películas populares", "ver online", "gratis"],
    },
    top: {
      description: () => "Las películas mejor valoradas del catálogo en un muro de pósteres. Abre una y encontrarás su reparto, sus reseñas y un reproductor.",
      keywords: ["películas mejor valoradas", "mejores películas", "ver online"],
    },
    series: {
      description: () => "Series para empezar esta noche, temporada a temporada. Cada episodio tiene un reproductor y un enlace que puedes compartir.",
      keywords: ["series", "series populares", "episodios", "ver online"],
    },
    topSeries: {
      description: () => "Las series mejor valoradas del catálogo, con temporadas, episodios, reparto y reseñas, y un reproductor para cada episodio.",
      keywords: ["series mejor valoradas", "mejores series", "ver online"],
    },
  } as Record<ListPageName, Description>,
};
