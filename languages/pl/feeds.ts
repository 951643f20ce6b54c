import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Kanał i listy dla innych programów",
  hint: "Skopiuj adres linku do swojego programu. Pod tym adresem są tytuły, lata i linki, nic więcej.",
  /** Beside the name of each. */
  forms: {
    atom: "dla czytników kanałów",
    rss: "z linkami do IMDb, dla innych programów",
    radarr: "filmy, jako lista niestandardowa",
    sonarr: "seriale, jako lista niestandardowa",
  },
};
