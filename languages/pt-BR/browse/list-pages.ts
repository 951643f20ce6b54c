import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Início", list: "Filmes populares" },
    home: { page: "Filmes", list: "Filmes populares" },
    top: { page: "Filmes mais bem avaliados", list: "Filmes mais bem avaliados" },
    series: { page: "Séries", list: "Séries populares" },
    topSeries: { page: "Séries mais bem avaliadas", list: "Séries mais bem avaliadas" },
  },
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
    landing: {
      description: ({ tagline }) => `${tagline}. Descubra filmes, séries e as pessoas por trás deles e dê o play: de graça e sem cadastro.`,
      keywords: ["filmes", "séries", "assistir online", "grátis"],
    },
    home: {
      description: () => "Filmes para ver hoje à noite: os populares, os que estão em alta e as séries da semana. Abra um e dê o play.",
      keywords: ["filmes", "filmes populares", "assistir online", "grátis"],
    },
    top: {
      description: () => "Os filmes mais bem avaliados do catálogo em um mural de pôsteres. Abra um para ver o elenco, as críticas e o player.",
      keywords: ["filmes mais bem avaliados", "melhores filmes", "assistir online"],
    },
    series: {
      description: () => "Séries para começar hoje à noite, temporada por temporada. Cada episódio tem um player e um link que você pode compartilhar.",
      keywords: ["séries", "séries populares", "episódios", "assistir online"],
    },
    topSeries: {
      description: () => "As séries mais bem avaliadas do catálogo, com temporadas, episódios, elenco e críticas e um player para cada episódio.",
      keywords: ["séries mais bem avaliadas", "melhores séries", "assistir online"],
    },
  } as Record<ListPageName, Description>,
};
