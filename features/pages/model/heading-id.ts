/** The id of a heading in any language's letters: "what-we-store", "что-мы-храним". */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join("-");
