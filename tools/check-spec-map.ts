import { existsSync, readFileSync } from "node:fs";

// A line of docs/spec-map.md and docs/feature-map.md is what a visitor or operator has, then the tests that fail without it: `file: part of a title`.
// In the first of them a clause stands in double quotes, as the specification or its readings write it, with " ... " for what is left out.

const read = (file: string): string => readFileSync(file, "utf8");
const plain = (text: string): string => text.replaceAll(/[`*\\]/g, "").replaceAll(/\s+/g, " ");

/** The paragraphs, list items and table rows, without headings and the heads of tables. */
const paragraphsOf = (file: string): string[] =>
  read(file)
    .replaceAll(/^\|.*\n\|[-|]+$/gm, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(plain);

const specification = paragraphsOf("docs/specification.md");
/** Readings are wrapped: a clause may go on in the next line. */
const sources = [...specification, plain(read("docs/readings.md"))];

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
  if (!/\.(test|e2e)\.tsx?$|^tests\//.test(file)) return [`${file} is no test`];
  if (!existsSync(file)) return [`${file} does not exist`];
  const count = title === "" ? 1 : read(file).split(title).length - 1;
  return count === 1 ? [] : [`"${title}" stands ${count} times in ${file}, not once`];
}

function mistakesOfLine(line: string): string[] {
  const [subject = "", tests = ""] = line.split(/: (?=`)(.*)/s);
  const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  return (names.length === 0 ? ["names no test"] : names.flatMap(mistakesOfTest)).map((mistake) => `${subject}: ${mistake}`);
}

const clausesOf = (text: string): string[] => [...text.replaceAll(/`[^`]*`/g, "").matchAll(/"([^"]+)"/g)].map(([, clause = ""]) => plain(clause));
const linesOf = (map: string): string[] => map.split("\n").filter((line) => line.startsWith("- "));

const [specMap, featureMap] = [read("docs/spec-map.md"), read("docs/feature-map.md")];
const lines = [...linesOf(specMap), ...linesOf(featureMap)];
const clauses = clausesOf(specMap);
const mistakes = [
  ...lines.flatMap(mistakesOfLine),
  ...linesOf(specMap).flatMap((line) => (clausesOf(line).length === 0 ? [`${line}: quotes no clause`] : [])),
  ...clauses.flatMap((clause) => (sources.some((paragraph) => quotes(paragraph, clause)) ? [] : [`"${clause}" is in no document`])),
  // So each numbered section has lines, too.
  ...specification.flatMap((paragraph) => (clauses.some((clause) => quotes(paragraph, clause)) ? [] : [`no line quotes the specification's "${paragraph}"`])),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exit(1);
console.log(`maps: ${lines.length} lines, ${clauses.length} clauses`);
