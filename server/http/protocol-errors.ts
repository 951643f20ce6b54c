import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";

type Refusal = { status: number; text: string };

const malformed: Refusal = { status: 400, text: "This request cannot be read" };
/** By the code of Node's error; everything else is `malformed`. */
const refusalsByCode: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "The headers of this request are too large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The body of this request is too large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "This request took too long" },
};
const ours: Refusal = { status: 500, text: "Something went wrong here. Please try again." };

/** The answers to what never became a request of the app's, with the headers of a file. */
export type ProtocolErrorHandlers = {
  /** For a target or host that is no address ("*", "/\evil"); anything else that is thrown there is our own fault. */
  asResponse: (error: unknown) => Response;
  /** For bytes that are no HTTP, too many, or too slow: a whole answer, and the connection ends. */
  onto: (error: NodeJS.ErrnoException, socket: Socket) => void;
};

const plainHeaders = (headers: Record<string, string>) => ({ ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });

function written({ status, text }: Refusal, headers: Record<string, string>): string {
  const fields = { ...plainHeaders(headers), "content-length": String(Buffer.byteLength(text)), date: new Date().toUTCString(), connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

/** Node keeps the answer that a connection is busy with there; nothing may be written into the midst of it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse<IncomingMessage> | null }): boolean => socket._httpMessage?.headersSent === true;

export function createProtocolErrorHandlers(headers: Record<string, string>, onError: (error: unknown) => void): ProtocolErrorHandlers {
  return {
    asResponse: (error) => {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) onError(error);
      const { status, text } = isTheirs ? malformed : ours;
      return new Response(text, { status, headers: plainHeaders(headers) });
    },
    onto: (error, socket) => {
      if (!socket.writable || isAnswering(socket) || error.code === "ECONNRESET") return void socket.destroy();
      socket.write(written(refusalsByCode[error.code ?? ""] ?? malformed, headers));
      socket.destroySoon();
    },
  };
}
