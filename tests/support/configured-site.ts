import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ConfigurationError, readEnv } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const outOfTheBox = (variables: Record<string, string> = {}) => readSiteConfig(readEnv(variables).env);

/** The configuration with these files in the operator's content folder; a string is written unchanged. */
export function withFiles(files: Record<string, unknown>, variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return outOfTheBox({ CONTENT_DIR: folder, ...variables });
}

/** The error that these files cause at the start. */
export function refusalOf(files: Record<string, unknown>): string {
  try {
    withFiles(files);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return expect.unreachable("accepted");
}
