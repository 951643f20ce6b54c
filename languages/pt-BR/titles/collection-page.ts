import { counted } from "../text.ts";

export const collectionPage = {
  loading: "Carregando a coleção",
  /** "3 filmes" */
  filmCount: (count: number): string => counted(count, "filme", "filmes"),
  /** "1977 a 2019", or one year. */
  yearSpan: ({ first, last }: { first: number; last: number }): string => (first === last ? String(first) : `${first} a ${last}`),
  inReleaseOrder: "Filmes em ordem de lançamento",
  /** Above the strip on a film's page. A colon, because a name would need an article. */
  partOf: (name: string): string => `Faz parte de: ${name}`,
  seeCollection: "Ver a coleção",
  /** Marks the film of the page in the strip. */
  thisFilm: "Este filme",
  notFound: "Coleção não encontrada",
  notFoundText: "Não há nenhuma coleção neste endereço. O link pode ter um erro de digitação, ou os filmes dela podem ter sido removidos.",
};
