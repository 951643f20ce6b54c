export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "Gerade beliebt",
  readyToWatch: "Sofort zu sehen",
  readyFailed: "Was sofort zu sehen ist, konnte nicht geladen werden",
  allReady: "Alle zeigen",
  trendingSeries: "Angesagte Serien",
  questions: "Fragen und Antworten",
};
