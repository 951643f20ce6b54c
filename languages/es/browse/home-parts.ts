export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Lo más popular ahora",
  readyToWatch: "Para ver ya",
  readyFailed: "No se han podido cargar los títulos para ver ya",
  allReady: "Ver todo",
  trendingSeries: "Series en tendencia",
  questions: "Preguntas y respuestas",
};
