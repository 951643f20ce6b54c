/** On a card: "New: S2 E6, Dec 4". `day`: short, or `null` while it is not known. */
export const nextEpisode = (code: string, day: string | null): string => (day === null ? `次回：${code}` : `次回：${code}、${day}`);
