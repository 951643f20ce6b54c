import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/free-port.ts";
import { isInstalled, type PinnedProcess, startPinned } from "./process.ts";

export const hasNginx = isInstalled("nginx", "-v");

type Nginx = { url: string; running: () => PinnedProcess; stop: () => Promise<void> };

/** Lines of the configuration: of `http`, and of its only server. */
type Settings = { http: string; server: string };

const configuration = ({ http, server }: Settings, folder: string, port: number): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off; tcp_nopush on; keepalive_requests 100000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${http}
  server { listen 127.0.0.1:${port}; ${server} }
}`;

/** nginx in one process on the measured processor. */
export async function startNginx(settings: Settings): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(settings, folder, port));
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
