import type { Plugin } from "vite";

const begin = /@layer properties\s*\{\s*@supports/;

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

/**
 * Leaves out what Tailwind writes for browsers without `@property`: Safari before 16.4 and Firefox before 128, which the site does not support (decision
 * 110). It would be in every first load.
 */
export function supportedStyles(): Plugin {
  return {
    name: "supported-styles",
    apply: "build",
    transform(css, id) {
      const start = id.endsWith(".css") ? css.search(begin) : -1;
      return start < 0 ? null : { code: css.slice(0, start) + css.slice(endOfBlock(css, start)), map: null };
    },
  };
}
