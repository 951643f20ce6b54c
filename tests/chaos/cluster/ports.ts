import { createServer } from "node:net";

/** Below the ephemeral range: a restarted program must find its port free again. */
let next = 5150;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A free port that no other caller got. */
export async function takePort(): Promise<number> {
  const port = next;
  next += 1;
  return (await isFree(port)) ? port : takePort();
}
