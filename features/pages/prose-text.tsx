import { Link } from "#app/router/link.tsx";
import { useLanguage } from "#app/words/use-words.tsx";
import { isEnglish } from "#domain/languages.ts";
import type { Block, Prose, ProseLink } from "#domain/prose.ts";
import { headingId } from "./model/heading-id.ts";

const linkClass = "wrap-anywhere font-semibold text-amber underline decoration-amber/40 underline-offset-4 transition-colors hover:decoration-amber";

export function TextLink({ to, text }: ProseLink) {
  if (to.startsWith("/"))
    return (
      <Link to={to} className={linkClass}>
        {text}
      </Link>
    );
  return (
    <a href={to} className={linkClass}>
      {text}
    </a>
  );
}

/** A word of one letter, as "w" in Polish and "и" in Russian, does not end a line. */
const withoutLooseLetters = (text: string): string => text.replace(/(?<![\p{L}\p{N}'’-])(\p{L}) (?=\S)/gu, "$1\u00a0");

/** A text of `content/` with its links. */
export function ProseText({ prose }: { prose: Prose }) {
  // The texts of the specification stay as they are.
  const shown = isEnglish(useLanguage()) ? (text: string) => text : withoutLooseLetters;
  if (typeof prose === "string") return shown(prose);
  return prose.map((piece, index) => (typeof piece === "string" ? shown(piece) : <TextLink key={index} {...piece} />));
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === "object" && "heading" in block)
    return (
      <h3 id={headingId(block.heading)} tabIndex={-1} className="display mt-5 scroll-mt-6 text-xl font-bold outline-none first:mt-0">
        {block.heading}
      </h3>
    );
  if (typeof block === "object" && ("list" in block || "steps" in block)) {
    const items = "list" in block ? block.list : block.steps;
    const Tag = "list" in block ? "ul" : "ol";
    return (
      <Tag className={`grid gap-2 ps-6 marker:text-amber ${Tag === "ul" ? "list-disc" : "list-decimal marker:font-semibold"}`}>
        {items.map((item, index) => (
          <li key={index} className="wrap-anywhere ps-1">
            <ProseText prose={item} />
          </li>
        ))}
      </Tag>
    );
  }
  return (
    <p className="whitespace-pre-line">
      <ProseText prose={block} />
    </p>
  );
}

/** Running text in lines of at most about 70 characters. */
export function ProseBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4 text-[1.0625rem] leading-relaxed">
      {blocks.map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
}
