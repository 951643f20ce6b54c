import type { ReadBytes } from "./block-reader.ts";
import { codecName } from "./codec-names.ts";

/** The tables of a broadcast are repeated several times a second. */
const headBytes = 1_000_000;
const syncByte = 0x47;
/** As such, and with the time codes of cameras and discs, or with check bytes, around them. */
const packetSizes = [188, 192, 204] as const;
const payloadBytes = 188;
const mostPackets = 5000;

/** The packets of an MPEG transport stream, as far as they follow each other. */
function packetsIn(head: Uint8Array): Uint8Array[] {
  for (const size of packetSizes) {
    const first = head.subarray(0, size + 4).findIndex((byte, at) => byte === syncByte && head[at + size] === syncByte && head[at + 2 * size] === syncByte);
    if (first < 0) continue;
    const count = Math.min(mostPackets, Math.floor((head.length - first) / size));
    return Array.from({ length: count }, (_, index) => head.subarray(first + index * size, first + index * size + payloadBytes));
  }
  return [];
}

/** The section that begins in a packet of that number; empty if there is none. */
function sectionOf(packets: readonly Uint8Array[], pid: number, tableId: number): Uint8Array {
  for (const packet of packets) {
    const [, high = 0, low = 0, flags = 0, length = 0] = packet;
    if (((high & 0x1f) << 8) + low !== pid || (high & 0x40) === 0) continue;
    const payload = packet.subarray((flags & 0x20) === 0 ? 4 : 5 + length);
    const section = payload.subarray(1 + (payload[0] ?? 0));
    if (section[0] === tableId) return section.subarray(0, 3 + lengthAt(section, 1) - 4);
  }
  return new Uint8Array(0);
}

const lengthAt = (bytes: Uint8Array, at: number): number => (((bytes[at] ?? 0) & 0x0f) << 8) + (bytes[at + 1] ?? 0);
const pidAt = (bytes: Uint8Array, at: number): number => (((bytes[at] ?? 0) & 0x1f) << 8) + (bytes[at + 1] ?? 0);

/** Stream types of the pictures in a program (ISO 13818-1, and those of VC-1 and AVS). */
const videoTypes: ReadonlySet<number> = new Set([0x01, 0x02, 0x10, 0x1b, 0x20, 0x21, 0x24, 0x33, 0x42, 0xd1, 0xd2, 0xea]);

function streamTypes(program: Uint8Array): number[] {
  const types: number[] = [];
  for (let at = 12 + lengthAt(program, 10); at + 5 <= program.length; at += 5 + lengthAt(program, at + 3)) types.push(program[at] ?? 0);
  return types;
}

/** The name of a transport stream's pictures; `null` if it lists none. mediabunny leaves out what it does not know. */
export function tsVideoName(read: ReadBytes): string | null {
  const packets = packetsIn(read(0, headBytes));
  const programs = sectionOf(packets, 0, 0);
  for (let at = 8; at + 4 <= programs.length; at += 4) {
    const type = streamTypes(sectionOf(packets, pidAt(programs, at + 2), 2)).find((one) => videoTypes.has(one));
    if (type !== undefined) return codecName(null, type);
  }
  return null;
}
