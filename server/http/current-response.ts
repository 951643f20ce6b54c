import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Response = ServerResponse<IncomingMessage>;

/** The response that a connection is waiting for or receiving. Node stores it in `_httpMessage`. */
export const currentResponse = (socket: Socket & { _httpMessage?: Response | null }): Response | null => socket._httpMessage ?? null;
