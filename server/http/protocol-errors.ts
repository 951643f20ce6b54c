import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";

type ErrorResponse = { status: number; text: string; headers?: Record<string, string> };

const badRequest: ErrorResponse = { status: 400, text: "This request cannot be read" };
/** By the code of Node's error; any other code gets `badRequest`. */
const responsesByCode: Record<string, ErrorResponse> = {
  HPE_HEADER_OVERFLOW: { status: 431, text: "The headers of this request are too large" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, text: "The body of this request is too large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, text: "This request took too long" },
};
/** Of the API too. */
export const methodNotAllowed = { status: 405, text: "This address takes GET and HEAD", headers: { allow: "GET, HEAD" } } as const satisfies ErrorResponse;
const serverError: ErrorResponse = { status: 500, text: "Something went wrong here. Please try again." };

/** Responses to requests that never reach the app, with the headers of a file. */
export type ProtocolErrors = {
  /** For `getRequestListener`: 400 for a target or host that is no URL ("*", "/\evil"), 500 for any other error. */
  errorHandler: (error: unknown) => Response;
  /** Refuses a request without a valid Host. */
  refuseHost: (response: ServerResponse) => void;
  /** For the server's "clientError": bytes that are not HTTP, too many or too slow. Responds and closes the connection. `open`: the responses that are not sent yet. */
  onClientError: (error: NodeJS.ErrnoException, socket: Socket, open: ReadonlySet<ServerResponse>) => void;
  /** For the server's "connect": this server is no proxy. */
  onConnect: (socket: Socket) => void;
};

type Deps = {
  headers: Record<string, string>;
  /** An id for a request that cannot be read. */
  newId: () => string;
  onError: (error: unknown) => void;
};

const plainHeaders = (headers: Record<string, string>) => ({ ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });

function serialize({ status, text, headers }: ErrorResponse, common: Record<string, string>): string {
  const own = { ...headers, "content-length": String(Buffer.byteLength(text)), date: new Date().toUTCString(), connection: "close" };
  const lines = Object.entries({ ...plainHeaders(common), ...own }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}

export function createProtocolErrors({ headers, newId, onError }: Deps): ProtocolErrors {
  const respondAndClose = (socket: Socket, error: ErrorResponse): void => {
    socket.write(serialize(error, { ...headers, "x-request-id": newId() }));
    socket.destroySoon();
  };
  const onClientError: ProtocolErrors["onClientError"] = (error, socket, open) => {
    const current = [...open].find(({ req }) => req.socket === socket);
    if (current?.req.complete && socket.writable) {
      // The garbage follows a whole request, whose response comes first. More of it would be one error each.
      socket.pause();
      return void current.once("close", () => onClientError(error, socket, open));
    }
    if (!socket.writable || current?.headersSent || error.code === "ECONNRESET") return void socket.destroy();
    respondAndClose(socket, responsesByCode[error.code ?? ""] ?? badRequest);
  };
  return {
    errorHandler: (error) => {
      const isBadRequest = error instanceof RequestError;
      if (!isBadRequest) onError(error);
      const { status, text } = isBadRequest ? badRequest : serverError;
      return new Response(text, { status, headers: plainHeaders(headers) });
    },
    refuseHost: (response) => void response.writeHead(badRequest.status, plainHeaders(headers)).end(badRequest.text),
    onClientError,
    onConnect: (socket) => respondAndClose(socket, methodNotAllowed),
  };
}
