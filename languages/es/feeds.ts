import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Feed y listas para otros programas",
  hint: "Copia la dirección de un enlace en tu programa. Solo ofrece títulos, años y enlaces.",
  /** Beside the name of each. */
  forms: {
    atom: "para lectores de feeds",
    rss: "con enlaces a IMDb, para otros programas",
    radarr: "películas, como lista personalizada",
    sonarr: "series, como lista personalizada",
  },
};
