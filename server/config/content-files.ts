import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { errorReason } from "#server/log/error-reason.ts";
import { ConfigurationError } from "./env.ts";

// The operator's files in CONTENT_DIR. An error is one line that names the file, the field and what it must be.

const jsonNames = ["ads.json", "brand.json", "players.json", "public-films.json", "takedown.json"];
const fileNames = [...jsonNames, "icon.svg"];

const typeNames: Record<string, string> = { object: "fields in braces", array: "a list", string: "a text in quotes", boolean: "true or false" };

function tooSmallMessage({ origin, minimum, inclusive }: Pick<z.core.$ZodIssueTooSmall, "origin" | "minimum" | "inclusive">): string {
  if (origin === "array" || (origin === "string" && minimum === 1)) return "must not be empty";
  return origin === "string" ? `must be at least ${minimum} characters` : `must be ${inclusive ? "at least" : "above"} ${minimum}`;
}

/** Messages for fields that have none of their own. */
const defaultMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return `${issue.input === undefined ? "is missing; it " : ""}must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
  if (issue.code === "unrecognized_keys") return `has the unknown field ${issue.keys.join(", ")}`;
  if (issue.code === "invalid_value") return `must be ${issue.values.join(" or ")}`;
  if (issue.code === "too_small") return tooSmallMessage(issue);
  return issue.code === "too_big" ? `must be at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}` : undefined;
};

/** Returns `null` only if the file is missing. An unreadable one must not restore the defaults: a takedown list would be lifted. */
export function readContentBytes(folder: string, name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new ConfigurationError(`CONTENT_DIR: ${name} cannot be read (${errorReason(error)})`);
  }
}

/** @throws ConfigurationError naming file and field */
export function parseContent<T>(schema: z.ZodType<T>, name: string, text: string): T {
  let content: unknown;
  try {
    // Some editors write a byte order mark, which is not JSON.
    content = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new ConfigurationError(`CONTENT_DIR: ${name} is not readable as JSON (${errorReason(cause)})`);
  }
  return validateContent(schema, name, content);
}

function validateContent<T>(schema: z.ZodType<T>, name: string, content: unknown): T {
  const parsed = schema.safeParse(content, { error: defaultMessages });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const message = `CONTENT_DIR: ${name}, ${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is wrong"}`;
  // An unknown field may be called anything.
  throw new ConfigurationError(message.replaceAll(/\s+/g, " "));
}

/** The operator's file, or `fallback` if there is none. @throws ConfigurationError naming file and field */
export function readContent<T>(schema: z.ZodType<T>, name: string, fallback: unknown, folder: string | undefined): T {
  const bytes = folder === undefined ? null : readContentBytes(folder, name);
  return bytes === null ? validateContent(schema, name, fallback) : parseContent(schema, name, bytes.toString("utf8"));
}

/** @throws ConfigurationError if `folder` is given and is not a readable folder */
export function checkContentFolder(folder: string | undefined): void {
  if (folder === undefined) return;
  let isFolder: boolean;
  try {
    isFolder = statSync(folder).isDirectory();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new ConfigurationError(`CONTENT_DIR: the folder ${folder} does not exist`);
    throw new ConfigurationError(`CONTENT_DIR: the folder ${folder} cannot be read (${errorReason(error)})`);
  }
  if (!isFolder) throw new ConfigurationError(`CONTENT_DIR: ${folder} must be a folder; it is a file`);
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder may allow access and forbid listing: its files can still be read by name.
    return [];
  }
}

/** Warns of misspelled file names, which nothing else would report. */
export function contentWarnings(folder: string | undefined): string[] {
  const found = folder === undefined ? [] : listFiles(folder);
  if (found.length > 0 && !found.some((name) => fileNames.includes(name)))
    return [`CONTENT_DIR: none of ${fileNames.join(", ")} is in ${folder}: nothing is replaced`];
  const unknown = found.filter((name) => name.endsWith(".json") && !jsonNames.includes(name));
  return unknown.map((name) => `CONTENT_DIR: ${name} is not read; files that are: ${fileNames.join(", ")}`);
}
