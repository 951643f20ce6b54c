import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { isInstalled, type PinnedProcess, startPinned } from "./process.ts";

export const hasNginx = isInstalled("nginx", "-v");

type Nginx = { url: string; running: () => PinnedProcess; stop: () => Promise<void> };

const settings = (upstream: string, folder: string, port: number): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; tcp_nopush on; keepalive_requests 100000000; default_type text/html;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${upstream}; proxy_cache pages; proxy_cache_valid 200 10m; }
  }
}`;

/** nginx in one process on the measured processor, with the site's responses in `proxy_cache`. */
export async function startNginx(upstream: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, settings(upstream, folder, port));
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
