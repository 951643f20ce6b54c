export const airingPage = {
  leads: {
    live: "Séries com um episódio novo no dia escolhido.",
    embedded: "As séries deste catálogo de amostra não são novas. Um episódio de cada uma foi exibido pela primeira vez em um destes dias, em um ano anterior.",
  },
  days: "Dias",
  today: "Hoje",
  tomorrow: "Amanhã",
  thisWeek: "Esta semana",
  empty: { message: "Nenhuma série conhecida para esta escolha", hint: "Escolha outro dia ou outro país." },
  /** For search engines. */
  descriptions: {
    live: "Séries com um episódio novo hoje, em cada um dos próximos dias e nesta semana, pelas datas do seu país.",
    embedded: "Aniversários de séries: episódios exibidos pela primeira vez em um destes dias.",
  },
};
