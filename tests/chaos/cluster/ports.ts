import { createServer } from "node:net";

/** Below the range from which outgoing connections take theirs: whoever is restarted must find its port free again. */
let next = 5150;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on and that no other caller was given. */
export async function takePort(): Promise<number> {
  const port = next;
  next += 1;
  return (await isFree(port)) ? port : takePort();
}
