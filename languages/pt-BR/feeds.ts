import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Feed e listas para outros programas",
  hint: "Copie o endereço de um link para o seu programa. Ele traz títulos, anos e links, nada mais.",
  /** Beside the name of each. */
  forms: {
    atom: "para leitores de feeds",
    rss: "com links para o IMDb, para outros programas",
    radarr: "filmes, como lista personalizada",
    sonarr: "séries, como lista personalizada",
  },
};
