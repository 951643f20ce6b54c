/** Backgrounds of pictures that are loading or missing (theme.css). Written out, because Tailwind finds class names as text. */
const accents = ["bg-accent-wine", "bg-accent-clay", "bg-accent-moss", "bg-accent-sea", "bg-accent-dusk", "bg-accent-plum"] as const;

/** Deterministic, so that the server and the browser choose the same color. */
export function accentColorOf(name: string): (typeof accents)[number] {
  let sum = 0;
  for (const character of name) sum += character.charCodeAt(0);
  return accents[sum % accents.length] ?? accents[0];
}
