// The yardstick of P1: what `node:http` alone makes of the same response. `node bare-server.mjs PORT FILE`, where the file holds the headers' JSON,
// a line break, and the body.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file] = process.argv.slice(2);
const response = readFileSync(file);
const end = response.indexOf("\n");
const headers = JSON.parse(response.subarray(0, end).toString());
const body = response.subarray(end + 1);

createServer((_request, reply) => {
  reply.writeHead(200, headers);
  reply.end(body);
}).listen(Number(port), "127.0.0.1");
