const chip = "inline-flex min-h-9 items-center rounded-full border border-line px-3 text-sm transition-colors hover:border-muted pointer-coarse:min-h-11";

/** A link to one of several choices, as a chip; the chosen one is `aria-current`. */
export const choiceLinkClass = `${chip} aria-[current]:border-marquee aria-[current]:bg-marquee aria-[current]:font-semibold aria-[current]:text-on-marquee`;

/** A switch in the same look. */
export const choiceButtonClass = `${chip} aria-pressed:border-marquee aria-pressed:bg-marquee aria-pressed:font-semibold aria-pressed:text-on-marquee`;
