import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PinnedProcess, startPinned } from "./process.ts";

type Options = { folder: string; films: string; port: number; upstream: string };

const settings = ({ films, port, upstream }: Options, folder: string): string => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit; worker_processes 1; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; sendfile_max_chunk 2m; tcp_nopush on; keepalive_requests 100000000; default_type video/mp4;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream site { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location = /file { alias "${films}/Metropolis (1927) [tmdbid-19].mp4"; }
    location /internal/0/ { internal; alias ${films}/; }
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $remote_addr; proxy_max_temp_file_size 0; }
  }
}`;

/** nginx on the measured processor: a film as a file, and by the site's hand-over. */
export async function nginxForFilms(options: Options): Promise<{ url: string; running: () => PinnedProcess; stop: () => Promise<void> }> {
  const folder = join(options.folder, "nginx");
  mkdirSync(folder);
  for (const path of [options.folder, options.films]) chmodSync(path, 0o755);
  writeFileSync(join(folder, "nginx.conf"), settings(options, folder));
  const running = await startPinned(["nginx", "-p", folder, "-c", join(folder, "nginx.conf")], options.port);
  return { url: `http://127.0.0.1:${options.port}`, running: () => running, stop: () => running.stop() };
}
