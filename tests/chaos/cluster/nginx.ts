import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianProgram } from "./debian-program.ts";
import { takePort } from "./ports.ts";
import { startProgram } from "./program.ts";
import type { Sandbox } from "./sandbox.ts";
import { deployFile } from "./template.ts";
import { until } from "./until.ts";

const documented = ["127.0.0.1:3001", "127.0.0.1:3002", "127.0.0.1:3003"];
const serverLine = (address: string) => `    server ${address} max_fails=0;\n`;

/** docs/deploy/nginx.conf for nodes on these ports (at most three), listening on `port` of the loopback address; `changes` replace other texts. */
export function nginxConfig(port: number, nodePorts: readonly number[], changes: Record<string, string> = {}): string {
  const servers = documented.map((address, index) => [serverLine(address), nodePorts[index] === undefined ? "" : serverLine(`127.0.0.1:${nodePorts[index]}`)]);
  return deployFile("nginx.conf", { ...Object.fromEntries(servers), "listen 80;": `listen 127.0.0.1:${port};`, ...changes });
}

/** nginx in front of the nodes on these ports. @returns its address: "http://127.0.0.1:5151" */
export async function startNginx(sandbox: Sandbox, nodePorts: readonly number[], changes?: Record<string, string>): Promise<string> {
  const port = await takePort();
  const file = join(sandbox.folder, "nginx.conf");
  writeFileSync(file, nginxConfig(port, nodePorts, changes));
  const directives = `daemon off; error_log stderr warn; pid ${join(sandbox.folder, "nginx.pid")};`;
  const nginx = startProgram(debianProgram("nginx"), ["-e", "stderr", "-c", file, "-g", directives]);
  sandbox.defer(() => nginx.stop("SIGQUIT"));
  const url = `http://127.0.0.1:${port}`;
  await until("nginx", async () => {
    if (nginx.hasEnded()) throw new Error(nginx.output());
    return (await fetch(url)).status > 0;
  });
  return url;
}
