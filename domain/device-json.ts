/** A key of the device's local storage holds JSON with its version. Storage is untrusted: anything else has no fields. */
export function storedFields(text: string | null, version: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  return typeof value === "object" && value !== null && "version" in value && value.version === version ? { ...value } : {};
}

export const storedText = (version: number, fields: object): string => JSON.stringify({ version, ...fields });
