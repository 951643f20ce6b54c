/** `height` in pixels, `bitrate` in bits per second; 0 if the playlist does not say. */
export type QualityLevel = { height: number; bitrate: number };

const megabits = (bitrate: number): string => `${(bitrate / 1_000_000).toFixed(1)} Mb/s`;

/** One label per level: "1080p", with the rate if two levels are that high. */
export function qualityLabels(levels: readonly QualityLevel[]): string[] {
  return levels.map(({ height, bitrate }) => {
    if (height <= 0) return megabits(bitrate);
    const isAlone = levels.filter((level) => level.height === height).length === 1;
    return isAlone ? `${height}p` : `${height}p, ${megabits(bitrate)}`;
  });
}
