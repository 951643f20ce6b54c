import { published } from "#app/data/published.ts";

/** The series whose spoilers the visitor has revealed, until the page is reloaded. */
const revealed = published<number | null>(null);

export const toggleRevealed = (seriesId: number): void => revealed.publish(revealed.get() === seriesId ? null : seriesId);

export const useIsRevealed = (seriesId: number): boolean => revealed.usePart((current) => current === seriesId);
