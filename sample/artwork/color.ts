type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of the second ink in the first, as "#rrggbb". */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgb(first), rgb(second)];
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  return `#${((1 << 24) | (channel(0) << 16) | (channel(1) << 8) | channel(2)).toString(16).slice(1)}`;
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((value) => {
    const s = value / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Distance from gray, 0 to 1. */
export function saturation(hex: string): number {
  const channels = rgb(hex);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}
