import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "#server/config/env.ts";

/** Headers have no other letters. */
const plain = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, "").trim();

/** "Matinee/0.1.0 (https://matinee.example; box@matinee.example)": both archives ask for a contact. */
export function userAgentOf({ SITE_NAME, PUBLIC_ORIGIN, CONTACT_EMAIL }: Env, root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const contact = [PUBLIC_ORIGIN, CONTACT_EMAIL].filter((part) => part !== undefined).join("; ");
  const product = `${plain(SITE_NAME).replaceAll(/[()/]/g, "") || "Matinee"}/${version}`;
  return contact === "" ? product : `${product} (${plain(contact)})`;
}
