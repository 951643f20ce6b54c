import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Filmes por data de lançamento",
  headings: {
    live: { cinemas: "Nos cinemas", soon: "Em breve nos cinemas", home: "Em breve em casa" },
    embedded: { cinemas: "Aniversários recentes de filmes", soon: "Próximos aniversários de filmes", home: "Em breve em casa" },
  },
  leads: {
    cinemas: "Filmes em cartaz nos cinemas.",
    soon: "Filmes pela data em que chegam aos cinemas.",
    home: "Filmes pela data de lançamento digital ou em DVD e Blu-ray.",
  },
  embeddedLead: "Os filmes deste catálogo de amostra não são novos. Estes chegaram aos cinemas em um dia destas semanas, em um ano anterior.",
  weeks: "Semanas",
  allWeeks: "Todas as semanas",
  thisWeek: "Esta semana",
  nextWeek: "Próxima semana",
  /** Of days without their year. */
  days: (first: string, last: string): string => `De ${first} a ${last}`,
  kindsLabel: "Tipo de lançamento",
  allKinds: "Todos os lançamentos",
  kinds: {
    wide: "Nos cinemas",
    limited: "Lançamento limitado",
    digital: "Digital",
    disc: "DVD e Blu-ray",
  },
  yearsAgo: (years: number): string => plural(years, { one: "há # ano", many: "há # de anos", other: "há # anos" }),
  noDate: "Data desconhecida",
  empty: { message: "Nenhum filme conhecido para esta escolha", hint: "Escolha outra semana, outro tipo de lançamento ou outro país." },
  /** For search engines. */
  descriptions: {
    live: "O que está nos cinemas, o que chega a cada semana e o que em breve dá para ver em casa, com as datas do seu país.",
    embedded: "Aniversários de filmes destas semanas, de um catálogo de filmes em domínio público.",
  },
};
