import { createHmac, timingSafeEqual } from "node:crypto";
import { languageOf } from "#domain/languages.ts";
import { languageParameter } from "#domain/query.ts";

/** The query of a file's addresses. */
export type SignedAddresses = {
  query(id: string, version: string): URLSearchParams;
  isValid(id: string, query: URLSearchParams): boolean;
  /** What of a valid query belongs to the address. A playlist repeats it in each line, and a client may add as much as a request holds. */
  own(query: URLSearchParams): URLSearchParams;
};

const hourS = 3600;

const only =
  (...names: readonly string[]) =>
  (query: URLSearchParams): URLSearchParams => {
    const own = new URLSearchParams(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));
    const language = languageOf(query.get(languageParameter));
    if (language !== null) own.set(languageParameter, language);
    return own;
  };

/** Signs a file's addresses for some hours, or not at all. All nodes have the same secret. */
export function createSignedAddresses(secret: Uint8Array, hours: number, nowMs: () => number = Date.now): SignedAddresses {
  const signatureOf = (id: string, expires: string): string => createHmac("sha256", secret).update(`${id} ${expires}`).digest("base64url");
  if (hours === 0) return { query: (_, version) => new URLSearchParams({ v: version }), isValid: () => true, own: only("v") };
  return {
    query: (id, version) => {
      const expires = String(Math.ceil(nowMs() / 1000) + hours * hourS);
      return new URLSearchParams({ v: version, e: expires, s: signatureOf(id, expires) });
    },
    isValid: (id, query) => {
      const [expires, given] = [query.get("e") ?? "", Buffer.from(query.get("s") ?? "")];
      const expected = Buffer.from(signatureOf(id, expires));
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) * 1000 > nowMs();
    },
    own: only("v", "e", "s"),
  };
}
