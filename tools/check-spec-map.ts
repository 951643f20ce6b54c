import { existsSync, readFileSync } from "node:fs";

// Whether the tests exist that tests/spec-map.txt and tests/feature-map.txt name, and whether each paragraph of the specification has a clause there.

type Entry = { subjects: string[]; tests: string[] };

const read = (file: string): string => readFileSync(file, "utf8");
const plain = (text: string): string => text.replaceAll(/[`*\\]/g, "").replaceAll(/\s+/g, " ");

/** Entries are separated by empty lines: subjects, one a line, and below them, indented, their tests. "#" begins headings and comments. */
const entriesOf = (file: string): Entry[] =>
  read(file)
    .replaceAll(/^#.*$/gm, "")
    .split(/\n{2,}/)
    .map((block) => block.split("\n").filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      subjects: lines.filter((line) => !line.startsWith(" ")),
      tests: lines.filter((line) => line.startsWith(" ")).map((line) => line.trim()),
    }));

/** The paragraphs, list items and table rows, without headings and the heads of tables. */
const paragraphsOf = (file: string): string[] =>
  read(file)
    .replaceAll(/^\|.*\n\|[-|]+$/gm, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(plain);

function quotes(paragraph: string, clause: string): boolean {
  let from = 0;
  return clause.split(" ... ").every((part) => {
    const at = paragraph.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

function mistakesOfTest(test: string): string[] {
  const [file = "", title = ""] = test.split(/: (.*)/);
  if (file === "no test" && title !== "") return [];
  if (!/\.(test|e2e)\.tsx?$|^tests\//.test(file)) return [`${file} is no test`];
  if (!existsSync(file)) return [`${file} does not exist`];
  const count = title === "" ? 1 : read(file).split(title).length - 1;
  return count === 1 ? [] : [`"${title}" stands ${count} times in ${file}, not once`];
}

/** The head of a journey: its title, the tag of those that `npm test` leaves out (tests/playwright.config.ts), its fixtures. */
const journeyHead = /^ *\w+\(\s*(["'`]).*\1,(?<tag>\s*\{\s*tag: "@nightly",?\s*\},)?\s*(?:async )?\([{)]/gm;

/** Part of a title may be of a step within a journey. A file without one stands for all of its tests. */
function isNightly(test: string): boolean {
  const [file = "", title = ""] = test.split(/: (.*)/);
  if (!file.endsWith(".e2e.ts")) return file.includes(".nightly.");
  const text = read(file);
  const journeys = [...text.matchAll(journeyHead)].map(({ index, groups }) => ({ index, isTagged: groups?.tag !== undefined }));
  const end = text.indexOf(title) + title.length;
  return title === "" ? journeys.every(({ isTagged }) => isTagged) : journeys.findLast(({ index }) => index < end)?.isTagged === true;
}

const mistakesOfEntry = ({ subjects, tests }: Entry): string[] =>
  (tests.length === 0 ? ["names no test"] : tests.flatMap(mistakesOfTest)).map((mistake) => `${subjects.join("; ")}: ${mistake}`);

const specification = paragraphsOf("docs/specification.md");
/** Readings are wrapped: a clause may go on in the next line. */
const sources = [...specification, plain(read("docs/readings.md"))];
const specMap = entriesOf("tests/spec-map.txt");
const entries = [...specMap, ...entriesOf("tests/feature-map.txt")];
const clauses = specMap.flatMap(({ subjects }) => subjects.map(plain));

const mistakes = [
  ...entries.flatMap(mistakesOfEntry),
  ...specMap.flatMap((entry) =>
    mistakesOfEntry(entry).length === 0 && entry.tests.every(isNightly) ? [`${entry.subjects.join("; ")}: npm test has none of these tests`] : [],
  ),
  ...clauses.flatMap((clause) => (sources.some((paragraph) => quotes(paragraph, clause)) ? [] : [`"${clause}" is in no document`])),
  // So each numbered section has clauses, too.
  ...specification.flatMap((paragraph) => (clauses.some((clause) => quotes(paragraph, clause)) ? [] : [`no clause quotes the specification's "${paragraph}"`])),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exit(1);
console.log(`maps: ${entries.length} entries, ${clauses.length} clauses`);
