import { connect } from "node:net";

type Pipelined = {
  /** "http://localhost:40123" */
  origin: string;
  total: number;
  /** The target that is due as number `index`, and headers beside Host, each line with its CRLF. */
  question: (index: number) => { target: string; headers?: string };
  /** The head of its answer. */
  answered: (index: number, head: string) => void;
  connections?: number;
  /** How many questions a connection sends before it waits for their answers. */
  depth?: number;
};

/**
 * As many HEADs as a machine can ask: several at a time down a few connections. For counting what a great many addresses do to a
 * server, not for how long one takes. @throws where a connection ends before its answers
 */
export async function pipelinedHeads({ origin, total, question, answered, connections = 8, depth = 32 }: Pipelined): Promise<void> {
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
    const answers = heads();
    while (next < total) {
      const batch = Array.from({ length: Math.min(depth, total - next) }, () => next++);
      const lines = batch.map((index) => {
        const { target, headers = "" } = question(index);
        return `HEAD ${target} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;
      });
      socket.write(lines.join(""));
      for (const index of batch) {
        const head = await answers.next();
        if (head.done) throw new Error(`the connection ended before the answer to ${question(index).target}`);
        answered(index, head.value);
      }
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
}
