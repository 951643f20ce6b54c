import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

test.each([
  "/apple-touch-icon-120x120-precomposed.png",
  "/browserconfig.xml",
  "/ads.txt",
  "/.well-known/change-password",
  "/.well-known/security.txt",
  "/wp-login.php",
  "/.env",
])("%s is a short 404", async (path) => {
  const response = await sampleApp({ site: sampleSite({ contactEmail: null }) }).get(path);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    ...[404, expect.stringContaining("text/plain"), "There is no such file"],
  ]);
});

test.each([
  ["/nowhere", 404],
  ["/movie/19-mr.robot", 200],
  ["/de/movie/19-mr.robot", 200],
])("%s is a page", async (path, status) => {
  const response = await sampleApp({ site: sampleSite({ languages: ["en", "de"] }) }).get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([status, expect.stringContaining("text/html")]);
});
