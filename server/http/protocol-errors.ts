import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";

type ErrorResponse = { status: number; text: string };

const badRequest: ErrorResponse = { status: 400, text: "This request cannot be read" };
/** By the code of Node's error; any other code gets `badRequest`. */
const responsesByCode: Record<string, ErrorResponse> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "The headers of this request are too large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The body of this request is too large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "This request took too long" },
};
const serverError: ErrorResponse = { status: 500, text: "Something went wrong here. Please try again." };

/** Responses to requests that never reach the app, with the headers of a file. */
export type ProtocolErrorHandlers = {
  /** For `getRequestListener`: 400 for a target or host that is no URL ("*", "/\evil"), 500 for any other error. */
  errorHandler: (error: unknown) => Response;
  /** For the server's "clientError": bytes that are not HTTP, too many or too slow. Responds and closes the connection. */
  onClientError: (error: NodeJS.ErrnoException, socket: Socket) => void;
};

const plainHeaders = (headers: Record<string, string>) => ({ ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });

function serialize({ status, text }: ErrorResponse, headers: Record<string, string>): string {
  const fields = { ...plainHeaders(headers), "content-length": String(Buffer.byteLength(text)), date: new Date().toUTCString(), connection: "close" };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

/** Node stores the connection's current response in `_httpMessage`. Nothing may be written in the middle of it. */
const isSendingResponse = (socket: Socket & { _httpMessage?: ServerResponse<IncomingMessage> | null }): boolean => socket._httpMessage?.headersSent === true;

export function createProtocolErrorHandlers(headers: Record<string, string>, onError: (error: unknown) => void): ProtocolErrorHandlers {
  return {
    errorHandler: (error) => {
      const isBadRequest = error instanceof RequestError;
      if (!isBadRequest) onError(error);
      const { status, text } = isBadRequest ? badRequest : serverError;
      return new Response(text, { status, headers: plainHeaders(headers) });
    },
    onClientError: (error, socket) => {
      if (!socket.writable || isSendingResponse(socket) || error.code === "ECONNRESET") return void socket.destroy();
      socket.write(serialize(responsesByCode[error.code ?? ""] ?? badRequest, headers));
      socket.destroySoon();
    },
  };
}
