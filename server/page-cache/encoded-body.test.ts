import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodingFor } from "./accept-encoding.ts";
import { encode, encodeSmallest, hasVariant, unencodedBody, withVariant } from "./encoded-body.ts";

describe("a body", () => {
  const text = "Vorhang auf für Amélie. ".repeat(100);

  test("decodes to the same text from every encoding; variants count, the unencoded one is dropped", async () => {
    const body = unencodedBody(text);
    const [br, gzip, zstd] = await Promise.all([encode(body, "br"), encode(body, "gzip"), encode(body, "zstd")]);
    expect(Buffer.from(body.variants.identity).toString()).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(zstdDecompressSync(zstd).toString()).toBe(text);
    expect(br.length).toBeLessThan(body.bytes / 4);
    const encoded = withVariant(withVariant(withVariant(body, "br", br), "gzip", gzip), "zstd", zstd);
    expect(encoded.variants).toEqual({ br, gzip, zstd });
    expect(encoded.bytes).toBe(br.length + gzip.length + zstd.length);
    expect(encoded.etag).toBe(body.etag);
    expect(Buffer.from(await encode(encoded, "identity")).toString()).toBe(text);
    expect(withVariant(encoded, "identity", body.variants.identity).variants).toEqual({ br, gzip, zstd, identity: body.variants.identity });
  });

  test("has an etag of its content alone", () => {
    expect(unencodedBody(text).etag).toBe(unencodedBody(text).etag);
    expect(unencodedBody(text).etag).not.toBe(unencodedBody(`${text}.`).etag);
    expect(unencodedBody(text).etag).toMatch(/^[\w-]{22}$/);
  });

  test("that is small needs no encoding", () => {
    expect(hasVariant(unencodedBody("x".repeat(511)), "br")).toBe(true);
    expect(hasVariant(unencodedBody("x".repeat(512)), "br")).toBe(false);
    expect(hasVariant(unencodedBody("x".repeat(512)), "identity")).toBe(true);
    expect(unencodedBody("").bytes).toBe(0);
  });
});

test("encodeSmallest makes a smaller brotli variant of the same body", async () => {
  const text = Array.from({ length: 4000 }, (_, index) => `line ${index * 7919} of the same long text`).join("\n");
  const body = unencodedBody(text);
  const [quick, smallest] = await Promise.all([encode(body, "br"), encodeSmallest(body)]);
  expect(smallest.byteLength).toBeLessThan(quick.byteLength);
  expect(brotliDecompressSync(smallest).toString()).toBe(text);
});

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["deflate, zstd", "zstd"],
  ["gzip, zstd", "zstd"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["GZip , BR", "br"],
  ["br;q=0.1, gzip;q=1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.000", "identity"],
  ["br ; q=0,gzip ; q=0", "identity"],
  ["br;q=0.001", "br"],
  ["bro, gzipped", "identity"],
  [",,;;=,", "identity"],
])("Accept-Encoding %j selects %s", (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
