/** On a card: "New: S2 E6, Dec 4". `day`: short, or `null` while it is not known. */
export const nextEpisode = (code: string, day: string | null): string => (day === null ? `Nouveau\u00a0: ${code}` : `Nouveau\u00a0: ${code}, ${day}`);
