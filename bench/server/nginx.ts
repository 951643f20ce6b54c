import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { isInstalled, type PinnedProcess, startPinned } from "./process.ts";

export const hasNginx = isInstalled("nginx", "-v");

export type Nginx = { url: string; staticPath: string; cachedPath: string; running: () => PinnedProcess; stop: () => Promise<void> };

type NginxOptions = { /** The bytes of a page as our server sends them. */ body: Uint8Array; upstream: string; cachedPath: string };

const settings = (folder: string, port: number, upstream: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100; default_type text/html;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location /static/ { root ${folder}; add_header Content-Encoding br; }
    location / { proxy_pass ${upstream}; proxy_cache pages; proxy_cache_valid 200 10m; }
  }
}`;

/** nginx on the measured processor: the same bytes as a file, and the site's response in `proxy_cache`. */
export async function startNginx({ body, upstream, cachedPath }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-nginx-"));
  mkdirSync(join(folder, "static"));
  writeFileSync(join(folder, "static/page"), body);
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), settings(folder, port, upstream));
  const running = await startPinned(["nginx", "-p", folder, "-c", join(folder, "nginx.conf")], port);
  return {
    url: `http://127.0.0.1:${port}`,
    staticPath: "/static/page",
    cachedPath,
    running: () => running,
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
