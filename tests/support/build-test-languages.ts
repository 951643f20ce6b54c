import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createBuilder, type Plugin } from "vite";

// A second build of the words and of the server, below the folder that the argument names: German says English words as a pseudo-language
// (pseudo-language.ts), Arabic says them as they are, from right to left. No build of the site itself has any of this.

const folder = resolve(process.argv[2] ?? "");

function hasWords(group: string): boolean {
  const file = `languages/en/${group}.ts`;
  return existsSync(file) && readFileSync(file, "utf8").includes("export const words");
}

const sources: Record<string, (group: string) => string> = {
  de: (group) =>
    `import { words as english } from "#languages/en/${group}.ts"; import { inPseudo } from "#tests/support/pseudo-language.ts"; export const words = inPseudo(english);`,
  ar: (group) => `export { words } from "#languages/en/${group}.ts";`,
};

const testLanguages: Plugin = {
  name: "test-languages",
  enforce: "pre",
  load(id) {
    const [, language = "", group = ""] = /\/languages\/(\w+)\/([\w-]+)\.ts$/.exec(id) ?? [];
    return sources[language] && hasWords(group) ? sources[language](group) : null;
  },
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("build/client", join(folder, "build/client"), { recursive: true });
symlinkSync(resolve("sample"), join(folder, "sample"), "junction");
const builder = await createBuilder({
  logLevel: "warn",
  plugins: [testLanguages],
  environments: {
    words: { build: { outDir: join(folder, "build/client") } },
    ssr: { build: { outDir: join(folder, "build/server"), sourcemap: false } },
  },
});
const { words, ssr } = builder.environments;
if (!words || !ssr) throw new Error("vite.config.ts has no words or no server");
await Promise.all([builder.build(words), builder.build(ssr)]);
