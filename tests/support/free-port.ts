import { createServer } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** A port that no process listens on at the moment. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listenLocally(createServer());
  await close();
  return Number(new URL(origin).port);
}
