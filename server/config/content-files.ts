import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { ConfigurationError } from "./env.ts";

// The operator's files in CONTENT_DIR. Whatever is wrong with one is said in one line that names the file, the field and what must stand there.

const jsonNames = ["ads.json", "brand.json", "players.json", "takedown.json"];
const names = [...jsonNames, "icon.svg"];

const nouns: Record<string, string> = { object: "fields in braces", array: "a list", string: "a text in quotes", boolean: "true or false" };

function tooSmall({ origin, minimum, inclusive }: Pick<z.core.$ZodIssueTooSmall, "origin" | "minimum" | "inclusive">): string {
  if (origin === "array" || (origin === "string" && minimum === 1)) return "must not be empty";
  return origin === "string" ? `must be at least ${minimum} characters` : `must be ${inclusive ? "at least" : "above"} ${minimum}`;
}

/** What is said of a mistake for which its field has no words of its own. */
const words: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type") return `${issue.input === undefined ? "is missing; it " : ""}must be ${nouns[issue.expected] ?? `a ${issue.expected}`}`;
  if (issue.code === "unrecognized_keys") return `has the field ${issue.keys.join(", ")}, which means nothing here`;
  if (issue.code === "invalid_value") return `must be ${issue.values.join(" or ")}`;
  if (issue.code === "too_small") return tooSmall(issue);
  return issue.code === "too_big" ? `must be at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}` : undefined;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.replace(/\s+/g, " ") : "unreadable");

/** Only a file that is not there is none: one that may not be read must not bring ours back, a takedown list least of all. */
export function readContentBytes(folder: string, name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new ConfigurationError(`CONTENT_DIR: ${name} cannot be read (${reasonOf(error)})`);
  }
}

/** @throws ConfigurationError naming file and field */
export function parseContent<T>(schema: z.ZodType<T>, name: string, text: string): T {
  let content: unknown;
  try {
    // Some editors begin a file with a mark of its encoding, which is no JSON.
    content = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new ConfigurationError(`CONTENT_DIR: ${name} is not readable as JSON (${reasonOf(cause)})`);
  }
  return checkedContent(schema, name, content);
}

function checkedContent<T>(schema: z.ZodType<T>, name: string, content: unknown): T {
  const parsed = schema.safeParse(content, { error: words });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigurationError(`CONTENT_DIR: ${name}, ${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is wrong"}`);
}

/** The operator's file, or `fallback` where there is none. @throws ConfigurationError naming file and field */
export function readContent<T>(schema: z.ZodType<T>, name: string, fallback: unknown, folder: string | undefined): T {
  const bytes = folder === undefined ? null : readContentBytes(folder, name);
  return bytes === null ? checkedContent(schema, name, fallback) : parseContent(schema, name, bytes.toString("utf8"));
}

/** @throws ConfigurationError unless `folder` is one, or none is named */
export function checkContentFolder(folder: string | undefined): void {
  if (folder === undefined) return;
  let isFolder: boolean;
  try {
    isFolder = statSync(folder).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new ConfigurationError(`CONTENT_DIR: the folder ${folder} does not exist`);
    throw new ConfigurationError(`CONTENT_DIR: the folder ${folder} cannot be read (${reasonOf(error)})`);
  }
  if (!isFolder) throw new ConfigurationError(`CONTENT_DIR: ${folder} must be a folder; it is a file`);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // May be entered but not listed: its files are read by their names all the same.
    return [];
  }
}

/** What looks like a slip in a name: such a file replaces nothing, without a word from anybody else. */
export function contentWarnings(folder: string | undefined): string[] {
  const found = folder === undefined ? [] : filesIn(folder);
  if (found.length > 0 && !found.some((name) => names.includes(name))) return [`CONTENT_DIR: none of ${names.join(", ")} is in ${folder}: nothing is replaced`];
  const strange = found.filter((name) => name.endsWith(".json") && !jsonNames.includes(name));
  return strange.map((name) => `CONTENT_DIR: ${name} is not read; files that are: ${names.join(", ")}`);
}
