// Televisions of 2024 (Chromium 108, decision 110) know neither `oklch()` nor `color-mix()`. All colors of the site are in sRGB, or a step beside it, and
// hexadecimal ones are shorter than the fallbacks of a CSS tool, which would stand beside the originals.

type Oklab = { l: number; a: number; b: number; alpha: number };

const oklchColor = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;
const mixedColor = /color-mix\(in oklab, var\(--color-([\w-]+)\) ([\d.]+)%, (?:transparent|var\(--color-([\w-]+)\))\)/g;

function oklab([, l, chroma, hue, alpha = "1"]: readonly string[]): Oklab {
  const angle = (Number(hue) * Math.PI) / 180;
  return { l: Number(l), a: Number(chroma) * Math.cos(angle), b: Number(chroma) * Math.sin(angle), alpha: Number(alpha) };
}

const hexByte = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, "0");

/** https://bottosson.github.io/posts/oklab/ */
function hexOf({ l, a, b, alpha }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const bytes = linear.map((share) => hexByte(share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
  return `#${bytes.join("")}${alpha === 1 ? "" : hexByte(alpha)}`;
}

/** The theme's colors by name. A color that the theme changes, as for more contrast, is not among them. */
export function fixedColors(theme: string): ReadonlyMap<string, string> {
  const declared = [...theme.matchAll(/--color-([\w-]+): (.+?);/g)].map(([, name = "", value = ""]) => [name, value] as const);
  return new Map(declared.filter(([name]) => declared.filter(([other]) => other === name).length === 1));
}

function mixed(color: Oklab, share: number, other: Oklab | null): Oklab {
  if (other === null) return { ...color, alpha: color.alpha * share };
  const between = (one: number, two: number) => one * share + two * (1 - share);
  return { l: between(color.l, other.l), a: between(color.a, other.a), b: between(color.b, other.b), alpha: 1 };
}

/** Writes colors as hexadecimal ones, mixtures of fixed colors included. */
export function supportedColors(css: string, colors: ReadonlyMap<string, string>): string {
  const withoutMixtures = css.replace(mixedColor, (text, name: string, percent: string, otherName?: string) => {
    const [color, other] = [colors.get(name), otherName === undefined ? undefined : oklchColorOf(colors.get(otherName))];
    if (color === undefined || other === null) return text;
    return color.replace(oklchColor, (...parts) => hexOf(mixed(oklab(parts), Number(percent) / 100, other ?? null)));
  });
  return withoutMixtures.replace(oklchColor, (...parts) => hexOf(oklab(parts)));
}

/** `null` if it is not one color in both themes. */
function oklchColorOf(value: string | undefined): Oklab | null {
  const [parts, second] = [...(value ?? "").matchAll(oklchColor)];
  return parts === undefined || second !== undefined ? null : oklab(parts);
}
