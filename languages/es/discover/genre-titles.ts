/** After "Películas" or "Series", which are both feminine, by the provider's ids: not every genre's name follows "de". */
const kinds: Readonly<Record<number, string>> = {
  12: "de aventuras",
  14: "de fantasía",
  16: "de animación",
  18: "dramáticas",
  27: "de terror",
  28: "de acción",
  35: "de comedia",
  36: "históricas",
  37: "del Oeste",
  80: "policíacas",
  99: "documentales",
  878: "de ciencia ficción",
  9648: "de misterio",
  10402: "musicales",
  10749: "románticas",
  10751: "familiares",
  10752: "bélicas",
  10759: "de acción y aventura",
  10762: "infantiles",
  10763: "de noticias",
  10764: "de telerrealidad",
  10765: "de ciencia ficción y fantasía",
  10767: "de entrevistas",
  10768: "de guerra y política",
};
/** Kinds of their own. */
const wholes: Readonly<Record<number, string>> = { 53: "Thrillers", 10766: "Telenovelas", 10770: "Telefilmes" };

/** "Películas de terror", "Series infantiles", "Telefilmes" */
export const genreTitles = (noun: string, { id, name }: { id: number; name: string }): string =>
  wholes[id] ?? `${noun} ${kinds[id] ?? `del género ${name.toLowerCase()}`}`;
