/** A link within a sentence: a path of ours, or a whole address such as `mailto:`. */
export type ProseLink = { text: string; to: string };

/** One paragraph or list item: plain words, with links among them or without. */
export type Prose = string | readonly (string | ProseLink)[];

/** What a section is made of: paragraphs, small headings, lists, numbered steps. */
export type Block = Prose | { heading: string } | { list: readonly Prose[] } | { steps: readonly Prose[] };

export type ProseSection = { title: string; blocks: readonly Block[] };

/** A static page as text. `description` is for search engines, `lead` stands below the title. */
export type StaticPage = { title: string; description: string; lead: Prose; sections: readonly ProseSection[] };

/** The words of a sentence without its links. */
export const plainText = (prose: Prose): string =>
  typeof prose === "string" ? prose : prose.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

const isProse = (block: Block): block is Prose => typeof block === "string" || Array.isArray(block);

/** Each sentence of some blocks, lists and small headings included. */
export function proseIn(blocks: readonly Block[]): Prose[] {
  return blocks.flatMap((block): readonly Prose[] => {
    if (isProse(block)) return [block];
    if ("heading" in block) return [block.heading];
    return "list" in block ? block.list : block.steps;
  });
}
