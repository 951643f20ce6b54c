/** Quiet grounds for pictures that are not there yet, or not at all (theme.css). Whole names, because Tailwind reads them here. */
const tints = ["bg-tint-wine", "bg-tint-clay", "bg-tint-moss", "bg-tint-sea", "bg-tint-dusk", "bg-tint-plum"] as const;

/** The same picture or name always has the same ground, on the server and in the browser. */
export function accentColorOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const character of name) sum += character.charCodeAt(0);
  return tints[sum % tints.length] ?? tints[0];
}
