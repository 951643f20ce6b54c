export const homeParts = {
  /** Of the parts that Home fetches later: apart, so that no chunk is shared for a few words. */
  posterStrip: "I più popolari del momento",
  readyToWatch: "Da guardare subito",
  readyFailed: "Impossibile caricare i titoli da guardare subito",
  allReady: "Vedi tutti",
  trendingSeries: "Le serie TV del momento",
  questions: "Domande e risposte",
};
