import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "./third-parties.ts";

/** A purpose that needs the visitor's consent. */
export type Purpose = "ads" | "analytics";

/** A purpose that this deployment has configured, with the hosts that the visitor's browser would contact for it. */
export type OptionalFeature = { purpose: Purpose; hosts: string[] };

/** The visitor's choices on this device. A yes covers the hosts that the consent panel named. */
export type StoredConsent = Partial<Record<Purpose, { yes: boolean; hosts: string[] }>>;

export type Consent = "yes" | "no" | "undecided";

/** Empty by default; then the consent panel never shows. */
export function optionalFeatures(site: PublicSite): OptionalFeature[] {
  const { ads, analytics } = thirdParties(site);
  const features: OptionalFeature[] = [];
  if (site.adSlots.length > 0) features.push({ purpose: "ads", hosts: ads });
  if (site.analytics) features.push({ purpose: "analytics", hosts: analytics });
  return features;
}

/** A no is final; a yes becomes undecided when the feature adds a host. */
export function consentFor({ purpose, hosts }: OptionalFeature, stored: StoredConsent): Consent {
  const choice = stored[purpose];
  if (!choice) return "undecided";
  if (!choice.yes) return "no";
  return hosts.every((host) => choice.hosts.includes(host)) ? "yes" : "undecided";
}

export const withChoice = ({ purpose, hosts }: OptionalFeature, yes: boolean, stored: StoredConsent): StoredConsent => ({
  ...stored,
  [purpose]: { yes, hosts },
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Local storage is untrusted: malformed choices are dropped. */
export function parseStoredConsent(text: string | null): StoredConsent {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  const stored: StoredConsent = {};
  if (!isRecord(value)) return stored;
  for (const purpose of ["ads", "analytics"] as const) {
    const choice = value[purpose];
    if (!isRecord(choice) || typeof choice.yes !== "boolean" || !Array.isArray(choice.hosts)) continue;
    stored[purpose] = { yes: choice.yes, hosts: choice.hosts.filter((host) => typeof host === "string") };
  }
  return stored;
}
