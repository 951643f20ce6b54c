import type { Words } from "../words.ts";

/** Below a list: the addresses at which other software reads it. */
export const words: Words["feeds"] = {
  /** Opens them. */
  summary: "Лента и списки для других программ",
  hint: "Скопируй адрес ссылки в свою программу. По нему доступны только названия, годы и ссылки.",
  /** Beside the name of each. */
  forms: {
    atom: "для программ чтения лент",
    rss: "со ссылками на IMDb, для других программ",
    radarr: "фильмы, как пользовательский список",
    sonarr: "сериалы, как пользовательский список",
  },
};
