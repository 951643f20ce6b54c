import { connect } from "node:net";

type Pipelined = {
  /** "http://localhost:40123" */
  origin: string;
  total: number;
  /** The target of request number `index`, and headers beside Host, each line with its CRLF. */
  request: (index: number) => { target: string; headers?: string };
  onHead: (index: number, head: string) => void;
  connections?: number;
  /** Requests that a connection sends before it waits for their responses. */
  depth?: number;
};

/** Sends as many HEAD requests as the machine can, pipelined over a few connections. @throws if a connection ends before its responses */
export async function pipelinedHeads({ origin, total, request, onHead, connections = 8, depth = 32 }: Pipelined): Promise<void> {
  const { hostname, port } = new URL(origin);
  let next = 0;
  const oneConnection = async (): Promise<void> => {
    const socket = connect(Number(port), hostname).setEncoding("latin1");
    let received = "";
    const heads = async function* () {
      for await (const chunk of socket) {
        const pieces = (received + (chunk as string)).split("\r\n\r\n");
        received = pieces.pop() ?? "";
        yield* pieces;
      }
    };
    const responses = heads();
    while (next < total) {
      const batch = Array.from({ length: Math.min(depth, total - next) }, () => next++);
      const lines = batch.map((index) => {
        const { target, headers = "" } = request(index);
        return `HEAD ${target} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;
      });
      socket.write(lines.join(""));
      for (const index of batch) {
        const head = await responses.next();
        if (head.done) throw new Error(`the connection ended before the response to ${request(index).target}`);
        onHead(index, head.value);
      }
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
}
