import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Feed und Listen für andere Programme",
  hint: "Kopiere die Adresse eines Links in dein Programm. Dort stehen Titel, Jahre und Links, sonst nichts.",
  /** Beside the name of each. */
  forms: {
    atom: "für Feedreader",
    rss: "mit Links zu IMDb, für andere Programme",
    radarr: "Filme, als benutzerdefinierte Liste",
    sonarr: "Serien, als benutzerdefinierte Liste",
  },
};
