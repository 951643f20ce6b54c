import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ConfigurationError, readEnv } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const readConfig = (variables: Record<string, string> = {}) => readSiteConfig(readEnv(variables).env);

/** The configuration with these content files; strings are written unchanged, other values as JSON. */
export function readConfigWithFiles(files: Record<string, unknown>) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return readConfig({ CONTENT_DIR: folder });
}

/** The error for these content files. */
export function configurationErrorOf(files: Record<string, unknown>): string {
  try {
    readConfigWithFiles(files);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return expect.unreachable("accepted");
}
