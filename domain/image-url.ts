/** Sizes seen in the specification; the provider knows more, so any name is taken. */
export type ImageSize = "w45" | "w92" | "w154" | "w185" | "w200" | "w300" | "w342" | "w500" | "w780" | "w1280" | "original" | (string & {});

/** `{base}{size}{path}`: base ends in a slash, path starts with one, as the provider's do (section 3). */
export function imageUrl(base: string, path: string, size: ImageSize = "original"): string {
  return `${base}${size}${path}`;
}
