import type { Words } from "../words.ts";
export const words: Words["heads"] = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Películas y series por género, de la acción al western. Elige uno y empieza a explorar.",
      discoverMovies: "Encuentra una película por género, año, valoración, duración, idioma y más. Cada lista tiene una dirección que puedes compartir.",
      discoverSeries: "Encuentra una serie por género, año, valoración, idioma, cadena y más. Cada lista tiene una dirección que puedes compartir.",
      /** `heading`: "Películas de terror" */
      discoverList: (heading: string) => `${heading}, por orden de popularidad. Filtra por valoración, idioma, duración y más, y elige qué ver.`,
      movie: (title: string, site: { name: string }) => `Ver «${title}» en ${site.name}: reparto, reseñas y películas similares en una sola página.`,
      tv: (name: string, site: { name: string }) => `Ver «${name}» en ${site.name}: todas las temporadas y episodios, con reparto y reseñas.`,
      collection: (name: string, films: string) => `${name}: ${films} por orden de estreno, con reparto, reseñas y reproductor.`,
      credits: (name: string) => `La gente que hizo «${name}»: el reparto completo con sus personajes y el equipo por departamentos.`,
      person: (name: string, site: { name: string }) => `${name} en ${site.name}: películas y series, ante la cámara y tras ella.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Página ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["géneros", "películas por género", "series por género"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Inicio",
      movies: "Películas",
      series: "Series",
      genres: "Géneros",
      discoverMovies: "Descubrir películas",
      discoverSeries: "Descubrir series",
    },
  },
};
