import { textIn } from "../text.ts";

/** Japanese nouns have one form for any number: a sentence says the number with its counter ("12本", "3作品"), and needs no plural. */
export const { number, decimal, list } = textIn({ locale: "ja", group: ",", point: ".", and: "、", comma: "、" });

/** "『Metropolis』": around the titles of films and series in a sentence. */
export const titled = (title: string): string => `『${title}』`;

/** "Metropolis（1927）" */
export const withYear = (title: string, year: number | null): string => (year === null ? title : `${title}（${year}）`);
