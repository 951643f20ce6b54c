import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Feed ed elenchi per altri programmi",
  hint: "Copia l’indirizzo di un link nel tuo programma. A quell’indirizzo ci sono titoli, anni e link, nient’altro.",
  /** Beside the name of each. */
  forms: {
    atom: "per i lettori di feed",
    rss: "con link a IMDb, per altri programmi",
    radarr: "film, come elenco personalizzato",
    sonarr: "serie, come elenco personalizzato",
  },
};
