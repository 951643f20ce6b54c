export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Populares agora",
  readyToWatch: "É só dar o play",
  readyFailed: "Não foi possível carregar o que há para ver aqui",
  allReady: "Ver tudo",
  trendingSeries: "Séries em alta",
  questions: "Perguntas e respostas",
};
