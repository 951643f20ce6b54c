import { Agent, request as httpRequest } from "node:http";

type LoadOptions = { url: string; paths: readonly string[]; total: number; connections?: number; headers?: Record<string, string> };

const statusOf = (agent: Agent, url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", reject);
    });
    request.once("error", reject);
    request.end();
  });

/** Sends `total` requests for the paths in turn, each connection one after another. @returns the count of each status, and the time it took */
export async function requestAll({
  url,
  paths,
  total,
  connections = 16,
  headers = {},
}: LoadOptions): Promise<{ statuses: Record<number, number>; tookS: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const statuses: Record<number, number> = {};
  let next = 0;
  const startedAt = performance.now();
  const connection = async (): Promise<void> => {
    while (next < total) {
      const status = await statusOf(agent, url + (paths[next++ % paths.length] ?? "/"), headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { statuses, tookS: (performance.now() - startedAt) / 1000 };
}
