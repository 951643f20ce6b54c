import { expect, onTestFinished, test } from "vitest";
import { rawExchange, rawRequest } from "#tests/support/raw-exchange.ts";
import { listen, stopListening } from "./listen.ts";

test.each<Record<string, string>>([{}, { expect: "miracles" }])("a reader who stalls is cut, whatever the request says (%o)", async (headers) => {
  const { server, port } = await listen({ listener: (request, response) => response.end(String(request.socket.timeout)), port: 0, host: "127.0.0.1" });
  onTestFinished(() => stopListening(server, 0));
  const answer = await rawExchange(`http://127.0.0.1:${port}`, rawRequest("/", { headers }));
  expect(answer).toMatchObject({ kind: "answered", status: 200, body: "7000" });
});

test("a port that is taken is one line that names the variable", async () => {
  const { server, port } = await listen({ listener: () => undefined, port: 0, host: "127.0.0.1" });
  onTestFinished(() => stopListening(server, 0));
  await expect(listen({ listener: () => undefined, port, host: "127.0.0.1" })).rejects.toThrow(`PORT: ${port} is in use; set PORT to another one`);
});
