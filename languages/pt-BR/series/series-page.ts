import { counted } from "../text.ts";

export const seriesPage = {
  loading: "Carregando a série",
  noOverview: "Não há sinopse disponível.",
  seasonCount: (count: number): string => counted(count, "temporada", "temporadas"),
  serverHint: "O episódio não carrega? Tente outro servidor no menu abaixo!",
  episode: "Episódio",
  /** "T1:E2" */
  episodeCode: (season: number, number: number): string => `T${season}:E${number}`,
  episodes: "Episódios",
  previousEpisode: "Episódio anterior",
  nextEpisode: "Próximo episódio",
  /** What the two buttons show on a phone. */
  previousShort: "Anterior",
  nextShort: "Próximo",
  similarSeries: "Séries parecidas",
  notFound: "Série não encontrada",
  notFoundText: "Não há nenhuma série neste endereço. O link pode ter um erro de digitação, ou a série pode ter sido removida.",
};
