import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Flux et listes pour d’autres logiciels",
  hint: "Copie l’adresse d’un lien dans ton logiciel. Elle donne des titres, des années et des liens, rien d’autre.",
  /** Beside the name of each. */
  forms: {
    atom: "pour les lecteurs de flux",
    rss: "avec des liens vers IMDb, pour d’autres logiciels",
    radarr: "films, sous forme de liste personnalisée",
    sonarr: "séries, sous forme de liste personnalisée",
  },
};
