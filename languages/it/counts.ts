import { plural } from "./text.ts";

/** "1 voto", "2.000 voti", "1.000.000 di voti" */
export const counted =
  (one: string, several: string) =>
  (count: number): string =>
    plural(count, { one: `# ${one}`, many: `# di ${several}`, other: `# ${several}` });

export const films = counted("film", "film");
export const series = counted("serie", "serie");
export const titles = counted("titolo", "titoli");
export const seasons = counted("stagione", "stagioni");
export const episodes = counted("episodio", "episodi");
export const people = counted("persona", "persone");
export const votes = counted("voto", "voti");
export const hours = counted("ora", "ore");
export const minutes = counted("minuto", "minuti");
export const seconds = counted("secondo", "secondi");
export const lists = counted("lista", "liste");
