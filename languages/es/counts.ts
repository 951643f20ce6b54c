import { plural } from "./text.ts";

/** A number and its noun. After a whole million the noun takes "de". */
const countOf =
  (one: string, other: string) =>
  (count: number): string =>
    plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

export const films = countOf("película", "películas");
export const series = countOf("serie", "series");
export const titles = countOf("título", "títulos");
export const seasons = countOf("temporada", "temporadas");
export const episodes = countOf("episodio", "episodios");
export const people = countOf("persona", "personas");
export const votes = countOf("voto", "votos");
export const lists = countOf("lista", "listas");
export const hours = countOf("hora", "horas");
export const minutes = countOf("minuto", "minutos");
export const seconds = countOf("segundo", "segundos");
