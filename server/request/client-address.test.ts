import { expect, test } from "vitest";
import { createClientKeys } from "./client-address.ts";

/** The number of clients that these requests come from. */
function clients(trustedProxyHops: number, requests: readonly { socket: string; forwarded?: string }[]): number {
  const keyOf = createClientKeys({ trustedProxyHops });
  return new Set(
    requests.map(({ socket, forwarded }) =>
      keyOf({ socket: { remoteAddress: socket }, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }),
    ),
  ).size;
}

const fromSockets = (...sockets: string[]): number =>
  clients(
    0,
    sockets.map((socket) => ({ socket })),
  );
const fromProxy = (...forwarded: string[]): number =>
  clients(
    1,
    forwarded.map((list) => ({ socket: "10.0.0.1", forwarded: list })),
  );

test("addresses are different clients", () => {
  expect(fromSockets("192.0.2.1", "192.0.2.2", "2001:db8:0:1::7", "2001:db8:0:2::7")).toBe(4);
});

test("a /64 of IPv6 is one client in every spelling", () => {
  expect(fromSockets("2001:db8:0:1::7", "2001:db8::1:0:0:0:9", "2001:0DB8:0000:0001::7")).toBe(1);
});

test("an IPv4-mapped IPv6 address is the IPv4 client", () => {
  expect(fromSockets("192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201")).toBe(1);
  expect(fromSockets("192.0.2.1", "::ffff:192.0.2.2", "::ffff:c000:203")).toBe(3);
});

test("an address with changing ports is one client", () => {
  expect(fromProxy("192.0.2.1", "192.0.2.1:5100", "192.0.2.1:5101", "[::ffff:192.0.2.1]:7")).toBe(1);
  expect(fromProxy("2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:5100", "[2001:db8::2]:5101")).toBe(1);
});

test("text that is no address is a client of its own", () => {
  expect(fromProxy("unknown", "_hidden", "192.0.2.1:99999", "2001:db8:::1")).toBe(4);
});

test("X-Forwarded-For counts as far as proxies are trusted", () => {
  expect(
    clients(0, [
      { socket: "192.0.2.1", forwarded: "198.51.100.1" },
      { socket: "192.0.2.1", forwarded: "198.51.100.2" },
    ]),
  ).toBe(1);
  expect(fromProxy("203.0.113.9, 198.51.100.1", "203.0.113.8, 198.51.100.1")).toBe(1);
  expect(fromProxy("203.0.113.9, 198.51.100.1", "203.0.113.9, 198.51.100.2")).toBe(2);
});

test("a key names no address, and another process has other keys", () => {
  const request = { socket: { remoteAddress: "192.0.2.1" }, headers: {} };
  const key = createClientKeys({ trustedProxyHops: 0 })(request);
  expect(key).toMatch(/^[\w-]{16}$/);
  expect(createClientKeys({ trustedProxyHops: 0 })(request)).not.toBe(key);
});
