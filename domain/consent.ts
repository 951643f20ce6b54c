import type { PublicSite } from "./site.ts";
import { thirdParties } from "./third-parties.ts";

/** What waits for the visitor's word. */
export type Purpose = "ads" | "analytics";

/** A purpose that this deployment has, and whose servers the visitor's browser would be sent to. */
export type OptionalFeature = { purpose: Purpose; hosts: string[] };

/** What the visitor has said so far. A yes is said to the hosts that were named with the question. */
export type StoredConsent = Partial<Record<Purpose, { yes: boolean; hosts: string[] }>>;

export type Consent = "yes" | "no" | "undecided";

/** Everything optional that is configured; empty out of the box, and then nobody is asked anything. */
export function optionalFeatures(site: PublicSite): OptionalFeature[] {
  const { ads, analytics } = thirdParties(site);
  const parts: OptionalFeature[] = [];
  if (site.adSlots.length > 0) parts.push({ purpose: "ads", hosts: ads });
  if (site.analytics) parts.push({ purpose: "analytics", hosts: analytics });
  return parts;
}

/** A no stands; a yes stands until a host comes along that it was not said to. */
export function consentFor({ purpose, hosts }: OptionalFeature, answers: StoredConsent): Consent {
  const answer = answers[purpose];
  if (!answer) return "undecided";
  if (!answer.yes) return "no";
  return hosts.every((host) => answer.hosts.includes(host)) ? "yes" : "undecided";
}

export const withChoice = ({ purpose, hosts }: OptionalFeature, yes: boolean, answers: StoredConsent): StoredConsent => ({
  ...answers,
  [purpose]: { yes, hosts },
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What the device remembers, which anybody can have written: what is not an answer counts as none. */
export function parseStoredConsent(stored: string | null): StoredConsent {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    return {};
  }
  const answers: StoredConsent = {};
  if (!isRecord(value)) return answers;
  for (const purpose of ["ads", "analytics"] as const) {
    const answer = value[purpose];
    if (!isRecord(answer) || typeof answer.yes !== "boolean" || !Array.isArray(answer.hosts)) continue;
    answers[purpose] = { yes: answer.yes, hosts: answer.hosts.filter((host) => typeof host === "string") };
  }
  return answers;
}
