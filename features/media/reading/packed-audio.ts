import type { EncodedPacket } from "mediabunny";

/** HLS: where a segment of packed audio begins (RFC 8216, section 3.4). */
const owner = "com.apple.streaming.transportStreamTimestamp\0";
const ticksPerSecond = 90_000;

/** An ID3 tag with one private frame. Both are shorter than 128 bytes: one byte has their length. */
function timestampTag(seconds: number): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.round(seconds * ticksPerSecond)) & 0x1ffffffffn);
  const content = Buffer.concat([Buffer.from(owner, "latin1"), time]);
  const frame = Buffer.concat([Buffer.from([...Buffer.from("PRIV"), 0, 0, 0, content.length, 0, 0]), content]);
  return Buffer.concat([Buffer.from([...Buffer.from("ID3"), 4, 0, 0, 0, 0, 0, frame.length]), frame]);
}

/** MP3 as it is: browsers' Media Source Extensions take it so, but not in MP4. */
export async function packedAudio(packets: AsyncIterable<EncodedPacket>): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  for await (const { data, timestamp } of packets) parts.push(...(parts.length === 0 ? [timestampTag(timestamp)] : []), data);
  if (parts.length === 0) throw new Error("The segment is empty");
  return new Uint8Array(Buffer.concat(parts)).buffer;
}
