import { nodesIn, programOf, textOf } from "./syntax.ts";

// What would show one language, or its direction, to all.

/** By file or folder, why English is named there. */
const namesEnglish: Record<string, string> = {
  "domain/languages.ts": "the list of languages",
  "features/import/model/month-names.ts": "months as other services write them",
  "features/public-films/command/": "for the operator",
  "features/titles/videos/video-dialog.tsx": "captions of the sample trailer",
  "server/catalog/": "the provider's texts, which are filled in by its English ones",
  "server/doctor/": "for the operator",
  "server/http/ad-document.ts": "a frame with another host's script",
  "server/upstream/": "the provider's texts, which are filled in by its English ones",
};

const isListed = (list: Record<string, string>, file: string): boolean => Object.keys(list).some((path) => file.startsWith(path));

/** A language or English words that code chooses by itself. */
export function englishMistakes(file: string, text: string): string[] {
  if (!/["'`]en\b|="en|languages\/en\//.test(text)) return [];
  const nodes = nodesIn(programOf(file, text));
  const named = nodes.some((node) => /^en(?:-US)?$|lang="en/.test(textOf(node) ?? ""));
  const bound = nodes.some(
    (node) =>
      node.type === "ImportDeclaration" &&
      node.importKind !== "type" &&
      node.source.value.startsWith("#languages/en/") &&
      node.specifiers.some((one) => one.type !== "ImportSpecifier" || one.importKind !== "type"),
  );
  return [
    ...(named && !isListed(namesEnglish, file) ? [`${file} names "en": the page's language is an argument`] : []),
    ...(bound ? [`${file} imports words of languages/en/: the page's words are an argument`] : []),
  ];
}

/** What stays physical in every language. */
const physical: Record<string, string> = {
  "app/shell/progress-bar.tsx": "a transform's origin, with its counterpart beside it",
  "app/ui/theme.css": "a gradient's direction, by the direction of the page",
  "features/titles/videos/videos-section.tsx": "the middle of the play icon's weight",
  "player/controls.css": "a film's time line",
  "player/overlays.css": "ten seconds back and forward, as on the time line",
};

const side = "(?:left|right)";
const inStyles = new RegExp(
  `(?:^|[\\s;{])(?:(?:scroll-)?(?:margin|padding)-|border-)?${side}(?:-[\\w-]+)?:|(?:text-align|float|clear): ${side}\\b|\\bto ${side}\\b|translateX|translate: (?!0 |calc\\(.*--line)|border-(?:top|bottom)-${side}-radius`,
);
const inClasses = new RegExp(
  `["'\`\\s:]-?(?:(?:scroll-)?[mp][lr]-|${side}-[\\d[(]|${side}-(?:auto|full|px)\\b|(?:border|rounded)-[lr]\\b|rounded-[tb][lr]\\b|(?:text|float|clear|origin|object|bg)-${side}\\b|bg-(?:linear|gradient)-to-[tb]?[lr]\\b|translate-x-)|\\bto_${side}\\b`,
);
/** Margins, paddings and places of four sides: top, end, bottom and start. */
const fourSides = /(?:margin|padding|inset|scroll-padding|scroll-margin):([^;]+);/;
/** "calc(-1 * 2px)" is one value. */
const valuesOf = (shorthand: string): string[] => shorthand.trim().match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const isPhysical = (line: string): boolean => {
  const [, end, , start] = valuesOf(fourSides.exec(line)?.[1] ?? "");
  const corners = valuesOf(/border-radius:([^;]+);/.exec(line)?.[1] ?? "");
  return inStyles.test(line) || (start !== undefined && start !== end) || (corners.length === 4 && (corners[0] !== corners[1] || corners[2] !== corners[3]));
};

/** Styles name the start and the end of a line, which a language that is read from right to left exchanges. */
export const directionMistakes = (file: string, text: string): string[] =>
  isListed(physical, file)
    ? []
    : text
        .split("\n")
        .filter((line) => (file.endsWith(".css") ? isPhysical(line) : inClasses.test(line)))
        .map((line) => `${file} names left or right: ${line.trim()}`);
