import { siteWithContent } from "#tests/support/site-with-content.ts";
import { type StandInServer, startStandIn } from "#tests/support/stand-in-server.ts";
import { ignoreProblems, test as plainTest } from "./fixtures.ts";

/** What a frame may try after a click. Each attack needs a click of its own, because it consumes the user activation. */
export const attacks = {
  "top-location": "top.location.href = home + '/hijack'",
  "top-replace": "top.location.replace(home + '/hijack')",
  "top-script": "top.location.href = 'javascript:document.body.remove()'",
  "named-top": "return open(home + '/hijack', '_top') !== null",
  popup: "return open(home + '/hijack') !== null",
  popunder: "const under = open(home + '/hijack', 'under', 'popup,width=1,height=1'); focus(); return under !== null",
  "link-top": "link({ target: '_top' })",
  "link-parent": "link({ target: '_parent' })",
  "link-blank": "link({ target: '_blank', rel: 'opener' })",
  "form-top": "const form = document.body.appendChild(document.createElement('form')); form.action = home + '/hijack'; form.target = '_top'; form.submit()",
  download: "link({ download: 'player.exe', href: 'data:application/octet-stream,x' })",
  alert: "alert('You have won')",
  confirm: "return confirm('Allow?')",
  prompt: "return prompt('Your card') !== null",
  print: "print()",
  "leave-trap": "addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'Stay'; })",
  "parent-document": "return parent.document.body !== null",
  "frame-element": "return frameElement !== null",
  "storage-access": "await document.requestStorageAccess(); return true",
  notifications: "return (await Notification.requestPermission()) === 'granted'",
  location: "return new Promise((yes) => navigator.geolocation.getCurrentPosition(() => yes(true), () => yes(false)))",
  camera: "await navigator.mediaDevices.getUserMedia({ video: true }); return true",
  clipboard: "await navigator.clipboard.readText(); return true",
  pointer: "await document.body.requestPointerLock(); return document.pointerLockElement !== null",
  history: "history.back(); history.go(-2)",
  messages: [
    "const forged = [{ type: 'playerChange', detail: { player: 'near' } }, { type: 'matinee:ad-trigger', trigger: 'click' }, '{\"__proto__\":{\"polluted\":1}}',",
    'JSON.parse(\'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}\'), null, \'x\'.repeat(1e6)];',
    "for (const message of forged) parent.postMessage(message, '*');",
    "parent.dispatchEvent(new CustomEvent('playerChange', { detail: { player: 'near' } })); return true",
  ].join(" "),
  // From a window within the frame: only the frame's own counts.
  "spoofed-player": [
    "const inner = document.body.appendChild(document.createElement('iframe'));",
    "for (const message of [{ type: 'error', reason: 'source' }, { type: 'playing' }, { type: 'ended' }])",
    "inner.contentWindow.eval('top.postMessage(' + JSON.stringify({ matinee: 1, ...message }) + ', \"*\")'); inner.remove(); return false",
  ].join(" "),
  flood: "for (let count = 0; count < 50000; count += 1) parent.postMessage({ matinee: 1, type: count % 2 ? 'playing' : 'paused' }, '*')",
  // The last one, because it replaces the frame's page.
  elsewhere: "location.href = elsewhere + '/hijack'",
} as const;

const buttons = (elsewhere: string): string => `{
  const home = new URL(document.currentScript.src).origin;
  const elsewhere = "${elsewhere}";
  const link = (properties) => document.body.appendChild(Object.assign(document.createElement("a"), { href: home + "/hijack", ...properties })).click();
  // It poses as a player that follows the protocol, so that the page offers no other.
  parent.postMessage({ matinee: 1, type: "ready" }, "*");
  const attacks = { ${Object.entries(attacks)
    .map(([name, code]) => `"${name}": async () => { ${code} }`)
    .join(",\n")},
    fullscreen: async () => { await document.documentElement.requestFullscreen(); await document.exitFullscreen(); return true; } };
  for (const [name, attack] of Object.entries(attacks)) {
    const button = document.body.appendChild(document.createElement("button"));
    button.textContent = name;
    button.onclick = async () => {
      const outcome = await attack().then((reached) => reached === true ? "reached" : "closed", () => "closed");
      await fetch(home + "/report?" + name + "=" + outcome);
    };
  }
}`;

const page = '<!doctype html><meta charset="utf-8"><title>A player</title><body><script src="/attacks.js"></script>';

const server = (id: string, template: string) => ({ id, name: `Server ${id}`, template });
const servers = (origin: string) => ({
  movie: [server("far", `${origin}/player?film={tmdb_id}`), server("near", "/player/near/movie/{tmdb_id}")],
  tv: [server("far", `${origin}/player?series={tmdb_id}`)],
  tvOrders: { first: ["far"], second: ["far"] },
});

/** A site whose first player and whose ad are a hijacker's, on a second local origin. `elsewhere` is a third origin that is not configured. */
export const test = plainTest.extend<{ elsewhere: StandInServer; hijacker: StandInServer; ignoredProblems: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  elsewhere: async ({}, use) => {
    const elsewhere = await startStandIn({});
    await use(elsewhere);
    await elsewhere.stop();
  },
  hijacker: async ({ elsewhere }, use) => {
    const hijacker = await startStandIn({ "/player": page, "/attacks.js": buttons(elsewhere.origin) });
    await use(hijacker);
    await hijacker.stop();
  },
  baseURL: async ({ hijacker }, use) => {
    const slots = [{ id: "banner", place: "footer", script: `${hijacker.origin}/attacks.js` }];
    await siteWithContent({ "players.json": servers(hijacker.origin), "ads.json": { slots } }, ({ url }) => use(url));
  },
  ignoredProblems: [
    async ({ problems, hijacker, elsewhere }, use) => {
      await use(undefined);
      // The browser logs the refusal of each attack. The third origin counts the requests that reach it.
      const refusal =
        /^console .*(?:sandbox|Unsafe (?:attempt|JavaScript)|[Bb]locked|refused|[Pp]ermission|not allowed|Ignored call|requestStorageAccess|frame-src|Content Security Policy)/s;
      const requests = [`request off the site: ${hijacker.origin}`, `request off the site: ${elsewhere.origin}`, `failed request: ${elsewhere.origin}/hijack`];
      ignoreProblems(problems, requests);
      ignoreProblems(problems, refusal);
    },
    { auto: true },
  ],
});
