import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxConfig } from "#tests/chaos/cluster/nginx.ts";
import { freePort } from "#tests/support/free-port.ts";
import { isInstalled, type PinnedProcess, startPinned } from "./process.ts";

export const hasNginx = isInstalled("nginx", "-v");

export type RunningNginx = { url: string; running: () => PinnedProcess; stop: () => Promise<void> };
export type Nginx = RunningNginx & { staticPath: string; cachedPath: string };

type Place = { folder: string; port: number };

/** In one process. */
const alone = ({ folder }: Place): string => `daemon off; master_process off; pid ${folder}/pid;`;
/** Requests that one connection may send: more than a measurement has. */
const keepAlive = "keepalive_requests 100000000;";

const plainSettings = (upstream: string) => (place: Place) =>
  `
${alone(place)} error_log ${place.folder}/error.log crit; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; ${keepAlive} open_file_cache max=100; default_type text/html;
  client_body_temp_path ${place.folder}/body; proxy_temp_path ${place.folder}/proxy; fastcgi_temp_path ${place.folder}/f; uwsgi_temp_path ${place.folder}/u; scgi_temp_path ${place.folder}/s;
  proxy_cache_path ${place.folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${place.port};
    location /static/ { root ${place.folder}; add_header Content-Encoding br; }
    location / { proxy_pass ${upstream}; proxy_cache pages; proxy_cache_valid 200 10m; }
  }
}`;

/** docs/deploy/nginx.conf with its cache. Its limits of a client are lifted: the load comes from one address. */
const shippedSettings = (upstream: string) => (place: Place) =>
  alone(place) +
  nginxConfig(place.port, [Number(new URL(upstream).port)], {
    "#cache ": "",
    "/var/cache/nginx/matinee": `${place.folder}/cache`,
    "/var/log/nginx/error.log": `${place.folder}/error.log`,
    "worker_processes auto;": "worker_processes 1;",
    "rate=100r/s": "rate=1000000r/s",
    "burst=400": "burst=1000000",
    "server_tokens off;": `server_tokens off; ${keepAlive}`,
  });

/** nginx on the measured processor, with the files of `prepare`. */
async function start(settings: (place: Place) => string, prepare: (folder: string) => void = () => undefined): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-nginx-"));
  prepare(folder);
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, settings({ folder, port }));
  const running = await startPinned(["nginx", "-p", folder, "-c", file], port);
  return {
    url: `http://127.0.0.1:${port}`,
    running: () => running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type NginxOptions = { /** The bytes of a page as our server sends them. */ body: Uint8Array; upstream: string; cachedPath: string };

/** The same bytes as a file, and the site's response in `proxy_cache`. */
export async function startNginx({ body, upstream, cachedPath }: NginxOptions): Promise<Nginx> {
  const nginx = await start(plainSettings(upstream), (folder) => {
    mkdirSync(join(folder, "static"));
    writeFileSync(join(folder, "static/page"), body);
  });
  return { ...nginx, staticPath: "/static/page", cachedPath };
}

/** nginx as the project ships it, in front of the site. */
export const startShippedNginx = (upstream: string): Promise<RunningNginx> => start(shippedSettings(upstream));
