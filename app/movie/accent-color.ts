/** Quiet grounds for pictures that are not there yet, or not at all (theme.css). Whole names, because Tailwind reads them here. */
const accents = ["bg-accent-wine", "bg-accent-clay", "bg-accent-moss", "bg-accent-sea", "bg-accent-dusk", "bg-accent-plum"] as const;

/** The same picture or name always has the same ground, on the server and in the browser. */
export function accentColorOf(name: string): (typeof accents)[number] {
  let sum = 0;
  for (const character of name) sum += character.charCodeAt(0);
  return accents[sum % accents.length] ?? accents[0];
}
