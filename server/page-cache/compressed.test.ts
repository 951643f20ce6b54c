import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressed, compressedHarder, compressedInPassing, encodingFor } from "./compressed.ts";

describe("a body", () => {
  const text = "Vorhang auf für Amélie. ".repeat(100);

  test("that nobody keeps is compressed once", async () => {
    const { variants, bytes, etag } = await compressedInPassing(text);
    expect(brotliDecompressSync(variants.br ?? "").toString()).toBe(text);
    expect(Object.keys(variants).toSorted()).toEqual(["br", "identity"]);
    expect([bytes, etag]).toEqual([variants.identity.length + (variants.br?.length ?? 0), (await compressed(text)).etag]);
    expect(Object.keys((await compressedInPassing("short")).variants)).toEqual(["identity"]);
  });

  test("is the same in every encoding, and all of them count", async () => {
    const { variants, bytes } = await compressed(text);
    const br = variants.br ?? expect.unreachable();
    const gzip = variants.gzip ?? expect.unreachable();
    expect(Buffer.from(variants.identity).toString()).toBe(text);
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gzip).toString()).toBe(text);
    expect(zstdDecompressSync(variants.zstd ?? "").toString()).toBe(text);
    expect(bytes).toBe(Object.values(variants).reduce((sum, variant) => sum + variant.length, 0));
    expect(br.length).toBeLessThan(variants.identity.length / 4);
  });

  test("has a tag of its content alone", async () => {
    const [one, same, other] = await Promise.all([compressed(text), compressed(text), compressed(`${text}.`)]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
    expect(one.etag).toMatch(/^[\w-]{22}$/);
  });

  test("that is small is not compressed", async () => {
    expect(Object.keys((await compressed("x".repeat(511))).variants)).toEqual(["identity"]);
    expect(Object.keys((await compressed("x".repeat(512))).variants).toSorted()).toEqual(["br", "gzip", "identity", "zstd"]);
    expect((await compressed("")).bytes).toBe(0);
  });
});

test("what stays hot gets a smaller brotli of the same body", async () => {
  const text = Array.from({ length: 4000 }, (_, index) => `line ${index * 7919} of the same long text`).join("\n");
  const before = await compressed(text);
  const after = await compressedHarder(before);
  expect(after.variants.br?.byteLength).toBeLessThan(before.variants.br?.byteLength ?? 0);
  expect(brotliDecompressSync(after.variants.br ?? "").toString()).toBe(text);
  expect(after.etag).toBe(before.etag);
  expect(after.bytes).toBe(Object.values(after.variants).reduce((sum, variant) => sum + variant.byteLength, 0));
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
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
