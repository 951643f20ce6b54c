/** A link within a sentence: a path of this site, or a full address such as `mailto:`. */
export type ProseLink = { text: string; to: string };

/** One paragraph or list item, with or without links. */
export type Prose = string | readonly (string | ProseLink)[];

/** A text with links: prose`See the ${{ text: "FAQ", to: paths.faq }} page.` */
export const prose = (texts: TemplateStringsArray, ...links: ProseLink[]): Prose =>
  texts.flatMap((text, index) => [text, ...links.slice(index, index + 1)]).filter((piece) => piece !== "");

/** A paragraph, a small heading, a list or numbered steps. */
export type Block = Prose | { heading: string } | { list: readonly Prose[] } | { steps: readonly Prose[] };

export type ProseSection = { title: string; blocks: readonly Block[] };

/** A static page as text. `description` is the meta description, `lead` is below the title. */
export type StaticPage = { title: string; description: string; lead: Prose; sections: readonly ProseSection[] };

export type Question = { question: string; answer: Prose };

/** The text without its links. */
export const plainText = (prose: Prose): string =>
  typeof prose === "string" ? prose : prose.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

const isProse = (block: Block): block is Prose => typeof block === "string" || Array.isArray(block);

export const headingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (typeof block === "object" && "heading" in block ? [block.heading] : []));

/** All texts of the blocks, including list items and small headings. */
export function proseIn(blocks: readonly Block[]): Prose[] {
  return blocks.flatMap((block): readonly Prose[] => {
    if (isProse(block)) return [block];
    if ("heading" in block) return [block.heading];
    return "list" in block ? block.list : block.steps;
  });
}
