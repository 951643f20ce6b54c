import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defaultLanguage, type Language, otherLanguages } from "#domain/languages.ts";
import { directionMistakes, englishMistakes } from "./languages/source-mistakes.ts";
import { argumentMistakes, copyMistakes, pluralMistakes, sentencesIn } from "./languages/word-mistakes.ts";

// The words of each language, and that no code chooses a language or a direction by itself. Also that these checks are alive:
// planted mistakes have to be caught.

type Source = { file: string; text: string };

const read = (pattern: string): Source[] =>
  globSync(pattern)
    .map((file) => file.replaceAll("\\", "/"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const groupsOf = (language: Language): string[] => globSync("*.ts", { cwd: `languages/${language}` }).toSorted();
const isCode = ({ file }: Source): boolean => !/\.test\.tsx?$/.test(file);

/** Those of a language's groups that it needs and does not have. */
const missingGroups = (language: Language): string[] => {
  const own = groupsOf(language);
  return groupsOf(defaultLanguage).filter((group) => !own.includes(group));
};

async function wordsIn(language: Language, group: string): Promise<unknown> {
  const { words } = (await import(pathToFileURL(`languages/${language}/${group}`).href)) as { words?: unknown };
  return words;
}

async function mistakesOfWords(language: Language, english: ReadonlySet<string>): Promise<string[]> {
  const missing = missingGroups(language);
  if (missing.length > 0) return missing.map((group) => `languages/${language}/${group} is missing`);
  const groups = groupsOf(defaultLanguage).map(async (group) =>
    argumentMistakes(await wordsIn(defaultLanguage, group), await wordsIn(language, group), `${language} ${group.replace(".ts", "")}`),
  );
  const sources = read(`languages/${language}/**/*.ts`);
  const inSources = sources.flatMap(({ file, text }) => [...pluralMistakes(language, file, text), ...copyMistakes(english, file, text)]);
  return [...(await Promise.all(groups)).flat(), ...inSources];
}

const mistakesOfCode = ({ file, text }: Source): string[] => [
  ...(file.endsWith(".css") ? [] : englishMistakes(file, text)),
  ...(/^(?:app|features|player)\//.test(file) ? directionMistakes(file, text) : []),
];

const sentence = "This sentence is not translated";
/** Each is one mistake; a part of how it must be named. */
const planted: [mistakes: string[], name: string][] = [
  [argumentMistakes({ saved: "Saved" }, { saved: "Gespeichert", seen: "Gesehen" }, "planted"), "planted.seen: English has no such word"],
  [argumentMistakes({ saved: (name: string) => name }, { saved: () => "Gespeichert" }, "planted"), "planted.saved: argument 1 is not"],
  [
    argumentMistakes(
      (site: { name: string; origin: string }) => site.name + site.origin,
      ({ name }: { name: string }) => name,
      "planted",
    ),
    "argument 1, field origin, is not",
  ],
  [pluralMistakes("ar", "planted.ts", 'export const films = { one: "", two: "", few: "", many: "", other: "" };'), 'the form "zero" is missing'],
  [copyMistakes(new Set([sentence]), "planted.ts", `export const texts = [(name: string) => \`\${name}. ${sentence}\`, "${sentence}"];`), "is English"],
  ...[
    ["app/planted.tsx", 'export const Planted = () => <p lang="en" />;', 'names "en"'],
    ["server/planted.ts", 'export const compare = new Intl.Collator("en");', 'names "en"'],
    ["features/planted.ts", 'import { words } from "#languages/en/site.ts";\nexport const { home } = words;', "imports words of languages/en/"],
    ["features/planted.tsx", 'export const planted = "flex ml-2";', "names left or right"],
    ["features/planted.tsx", 'export const planted = "[mask:linear-gradient(to_right,black,transparent)]";', "names left or right"],
    ["app/planted.css", ".planted {\n  padding-left: 1rem;\n}", "names left or right"],
    ["app/planted.css", ".planted {\n  margin: 0 auto 0 calc(1px + 2px);\n}", "names left or right"],
    ["app/planted.css", ".planted {\n  border-radius: 1rem 0 0 1rem;\n}", "names left or right"],
    ["player/planted.css", ".planted {\n  translate: 1rem 0;\n}", "names left or right"],
  ].map(([file = "", text = "", name = ""]): [string[], string] => [mistakesOfCode({ file, text }), name]),
];
const missed = planted.filter(([mistakes, name]) => mistakes.length !== 1 || !mistakes[0]?.includes(name));
for (const [mistakes, name] of missed) console.error(`languages: the planted mistake "${name}" was not caught: ${mistakes.join(", ") || "nothing was"}`);

const english = new Set(read(`languages/${defaultLanguage}/**/*.ts`).flatMap(({ file, text }) => sentencesIn(file, text)));
const ofWords = (await Promise.all(otherLanguages.map((language) => mistakesOfWords(language, english)))).flat();
const code = read("{app,domain,features,player,server}/**/*.{ts,tsx,css}").filter(isCode);
const mistakes = [...ofWords, ...code.flatMap(mistakesOfCode)];
for (const mistake of mistakes) console.error(`languages: ${mistake}`);
if (mistakes.length + missed.length > 0) process.exit(1);
console.log(`languages: ${otherLanguages.join(", ")} and ${code.length} files of code are right; ${planted.length} planted mistakes were caught`);
