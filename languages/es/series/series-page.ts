import { seasons } from "../counts.ts";

export const seriesPage = {
  loading: "Cargando la serie",
  noOverview: "No hay ninguna descripción.",
  seasonCount: seasons,
  serverHint: "¿No carga el episodio? ¡Prueba otro servidor del menú de abajo!",
  episode: "Episodio",
  /** "T1:E2" */
  episodeCode: (season: number, number: number): string => `T${season}:E${number}`,
  episodes: "Episodios",
  previousEpisode: "Episodio anterior",
  nextEpisode: "Episodio siguiente",
  /** What the two buttons show on a phone. */
  previousShort: "Anterior",
  nextShort: "Siguiente",
  similarSeries: "Series similares",
  notFound: "Serie no encontrada",
  notFoundText: "No hay ninguna serie en esta dirección. Puede que el enlace esté mal escrito o que la serie se haya retirado.",
};
