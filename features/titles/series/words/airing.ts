export const nextEpisode = "Next episode:";
export const lastEpisode = "Last episode:";
export const noDate = "date to be announced";

export function countdown(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
