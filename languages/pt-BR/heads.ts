import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Filmes e séries por gênero, da aventura ao faroeste. Escolha um e comece a explorar.",
      discoverMovies: "Encontre um filme por gênero, ano, nota, duração, idioma e mais. Cada lista tem um endereço que você pode compartilhar.",
      discoverSeries: "Encontre uma série por gênero, ano, nota, idioma, canal e mais. Cada lista tem um endereço que você pode compartilhar.",
      /** `heading`: "Filmes de drama" */
      discoverList: (heading: string) =>
        `${heading}: os títulos mais populares primeiro. Filtre por nota, idioma, duração e mais, escolha um título e dê o play.`,
      movie: (title: string, site: { name: string }) => `Assista a “${title}” em ${site.name}: elenco, críticas e filmes parecidos em uma só página.`,
      tv: (name: string, site: { name: string }) => `Assista a “${name}” em ${site.name}: todas as temporadas e episódios, com elenco e críticas.`,
      collection: (name: string, films: string) => `${name}: ${films} em ordem de lançamento, com elenco, críticas e player.`,
      credits: (name: string) => `Quem fez “${name}”: o elenco completo com os personagens e a equipe por departamento.`,
      person: (name: string, site: { name: string }) => `${name} em ${site.name}: filmes e séries, diante das câmeras e por trás delas.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Página ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["gêneros", "filmes por gênero", "séries por gênero"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Início",
      movies: "Filmes",
      series: "Séries",
      genres: "Gêneros",
      discoverMovies: "Descobrir filmes",
      discoverSeries: "Descobrir séries",
    },
  },
};
