import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { fixedColors, supportedColors } from "./supported-colors.ts";

const propertiesBlock = /@layer properties\s*\{\s*@supports/;
/** A mixture, after a block with the mixed color. */
const mixtureBlock = /@supports \(color: ?color-mix\(in lab, red, red\)\)/g;

/** The index behind the block that begins at the first brace from `start` on. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let index = css.indexOf("{", start); index < css.length; index += 1) {
    if (css[index] === "{") depth += 1;
    if (css[index] === "}") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return css.length;
}

function withoutPropertiesBlock(css: string): string {
  const start = css.search(propertiesBlock);
  return start < 0 ? css : css.slice(0, start) + css.slice(endOfBlock(css, start));
}

function withoutMixtureBlocks(css: string, colors: ReadonlyMap<string, string>): string {
  let rest = "";
  let end = 0;
  for (const { index } of css.matchAll(mixtureBlock)) {
    const blockEnd = endOfBlock(css, index);
    const mixtures = [...css.slice(index, blockEnd).matchAll(/color-mix\(in oklab, ?(?:var\(--color-([\w-]+)\))?/g)];
    if (mixtures.some(([, name]) => !colors.has(name ?? ""))) continue;
    rest += css.slice(end, index);
    end = blockEnd;
  }
  return rest + css.slice(end);
}

/**
 * Writes colors as the oldest browsers know them, and leaves out what Tailwind writes for others (decision 110): for those without `@property` (Safari
 * before 16.4 and Firefox before 128), and for those with `color-mix()` where a fixed color says the same. It would be in every first load.
 */
export function supportedStyles(): Plugin[] {
  const colors = fixedColors(readFileSync("app/ui/theme.css", "utf8"));
  const isStyle = (id: string) => id.endsWith(".css");
  return [
    {
      name: "supported-colors",
      enforce: "pre",
      apply: "build",
      transform: (css, id) => (isStyle(id) ? { code: supportedColors(css, colors), map: null } : null),
    },
    {
      name: "supported-styles",
      apply: "build",
      transform: (css, id) => (isStyle(id) ? { code: withoutMixtureBlocks(withoutPropertiesBlock(css), colors), map: null } : null),
    },
  ];
}
