// The launcher behind all npm scripts. It runs on whatever Node the machine has, brings what is missing
// (packages, a build) and hands over to the project's own Node. Plain JavaScript without packages: nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const windows = process.platform === "win32";
const oldestHostNode = [22, 22];
const oldestLauncherNode = 20;

/** Everything that a build is made of. A folder missing here would leave a stale build after a change. */
const buildSources = [
  "app",
  "content",
  "domain",
  "features",
  "languages",
  "player",
  "sample",
  "server",
  "tools/precompress.ts",
  "tools/server-only.ts",
  "tools/supported-colors.ts",
  "tools/supported-styles.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
const installSources = ["package.json", "package-lock.json", ".npmrc"];

// By the machine's memory V8 would let its heap grow to three times what is in use, and its young generation to 48 MB, for nothing: what
// outlives a request here is pages and rows (docs/decisions/017). Fifteen times what is in use is still allowed.
const lean = ["--max-semi-space-size=8", "--max-old-space-size=1024"];

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";

/** Further arguments go to the program. Without `args` the command only builds. */
const commands = {
  start: { build: true, withoutDev: true, production: true, args: [...lean, "build/server/main.js"] },
  dev: { args: ["server/dev.ts"] },
  build: { build: true, withoutDev: true },
  check: { args: [vitest, "run", "--project", "checks", "--project", "pure", "--reporter", "minimal"] },
  test: { build: true, args: ["tools/test.ts"] },
  nightly: { build: true, args: ["tools/test.ts", "nightly"], env: { NIGHTLY: "1" } },
  unit: { build: true, args: [vitest, "run", "--project", "pure", "--project", "http", "--project", "process"] },
  dom: { args: [vitest, "run", "--project", "dom"] },
  e2e: { build: true, args: [playwright, "test", "--config", "tests/playwright.config.ts"] },
  changed: { build: true, args: [vitest, "run", "--changed"] },
  watch: { args: [vitest, "watch", "--project", "pure", "--project", "dom"], env: { TEST_LIMIT_S: "10" } },
  provider: { build: true, withoutDev: true, args: ["build/server/provider.js"] },
  doctor: { build: true, withoutDev: true, args: ["build/server/doctor.js"] },
  media: { build: true, withoutDev: true, args: ["build/server/media.js"] },
  films: { build: true, withoutDev: true, args: ["build/server/films.js"] },
  "media-demo": { build: true, withoutDev: true, production: true, args: [...lean, "build/server/media-demo.js"] },
  index: { build: true, withoutDev: true, args: ["build/server/index-titles.js"] },
  bench: { build: true, args: ["bench/bench.ts"] },
  lighthouse: { build: true, needs: "bench/lighthouse", args: ["bench/lighthouse.ts"] },
  chaos: { build: true, args: ["tests/chaos/chaos.ts"] },
  cluster: { build: true, args: ["tests/chaos/cluster.ts"] },
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function stampOf(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const stampIn = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

/** A step of the preparation. */
function step(title, command, args) {
  console.log(title);
  const { status, signal, error } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], shell: windows && !command.endsWith(".exe") });
  if (status !== 0) fail(`${title} failed (${error?.message ?? status ?? signal})`);
}

/** The host's node runs npm: `npm ci` deletes node_modules, the project's own Node with it. */
function npm(title, args) {
  const script = process.env.npm_execpath;
  if (script) return step(title, process.env.npm_node_execpath ?? process.execPath, [script, ...args]);
  return step(title, windows ? "npm.cmd" : "npm", args);
}

/** The packages of package.json: all of them, or without "devDependencies", which neither the build nor the server needs. */
function install(dev) {
  const file = join("node_modules", ".run-stamp");
  const stamp = stampOf(installSources);
  const [installed, withDev] = stampIn(file).split(" ");
  if (installed === stamp && (withDev || !dev)) return;
  // Added to what a start has installed, a server may be running from it.
  if (installed === stamp) npm("Installing packages for development (npm install)", ["install", "--no-save", "--include=dev"]);
  else npm("Installing packages (npm ci)", ["ci", dev || withDev ? "--include=dev" : "--omit=dev"]);
  writeStamp(file, dev || withDev ? `${stamp} dev` : stamp);
}

/** A package of its own, for a command that is seldom run. */
function installIn(folder) {
  const file = join(folder, "node_modules", ".run-stamp");
  const stamp = stampOf([join(folder, "package.json"), join(folder, "package-lock.json")]);
  if (stampIn(file) === stamp) return;
  npm(`Installing ${folder} (npm ci)`, ["ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"]);
  writeStamp(file, stamp);
}

function projectNode() {
  const platform = windows ? "win" : process.platform;
  const own = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin", windows ? "node.exe" : "node");
  if (existsSync(own) && spawnSync(own, ["--version"]).status === 0) return own;
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldestHostNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  return fail(`Matinee needs Node ${oldestHostNode.join(".")} or newer on this platform; this is ${process.version}.`);
}

function build(node) {
  const file = join("build", ".run-stamp");
  const stamp = stampOf(buildSources);
  if (stampIn(file) === stamp) return;
  step("Building", node, [join("node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"]);
  writeStamp(file, stamp);
}

if (Number(process.versions.node.split(".")[0]) < oldestLauncherNode)
  fail(`Matinee needs Node ${oldestLauncherNode} or newer to install itself; this is ${process.version}.`);
const [name, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`usage: node tools/run.mjs ${Object.keys(commands).join("|")}`);
install(!command.withoutDev);
if (command.needs) installIn(command.needs);
const node = projectNode();
process.env.PATH = dirname(node) + delimiter + process.env.PATH;
if (command.build) build(node);
if (!command.args) process.exit();
if (command.production) {
  process.env.NODE_ENV = "production";
  // zlib's threads would each get a heap of their own from glibc, which keeps what they free.
  process.env.MALLOC_ARENA_MAX ??= "2";
  // In bytes. By itself glibc raises it to 32 MB, and then keeps in its heap what brotli's encoders free (docs/decisions/017).
  process.env.MALLOC_MMAP_THRESHOLD_ ??= "1048576";
  // A share that hangs holds up to three of the threads that read files; pages are compressed by the others.
  if (process.env.MEDIA_DIR) process.env.UV_THREADPOOL_SIZE ??= "8";
}

const child = spawn(node, [...command.args, ...rest], { stdio: "inherit", env: { ...process.env, ...command.env } });
// npm does not forward SIGTERM: when npm has gone, this process has a new parent, and the child goes as well.
const parent = process.ppid;
const orphaned = setInterval(() => {
  if (process.ppid !== parent) forward("SIGTERM");
}, 500).unref();
// Forwarded by the timer only once: a second signal ends the server at once.
function forward(signal) {
  clearInterval(orphaned);
  child.kill(signal);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => forward(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
