import { Agent, request as ask } from "node:http";

type CallOptions = { url: string; paths: readonly string[]; total: number; connections?: number; headers?: Record<string, string> };

const answered = (agent: Agent, url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = ask(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    });
    request.once("error", reject);
    request.end();
  });

/** Asks for `total` pages, the paths in turn, each connection as soon as it has its answer. @returns how often each status came, and how long it took */
export async function askThrough({
  url,
  paths,
  total,
  connections = 16,
  headers = {},
}: CallOptions): Promise<{ statuses: Record<number, number>; tookS: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  let next = 0;
  const startedAt = performance.now();
  const visitor = async (): Promise<void> => {
    while (next < total) {
      const status = await answered(agent, url + (paths[next++ % paths.length] ?? "/"), headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { statuses, tookS: (performance.now() - startedAt) / 1000 };
}
