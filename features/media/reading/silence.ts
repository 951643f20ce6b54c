import { EncodedPacket, EncodedPacketSink, type InputAudioTrack } from "mediabunny";
import { flacSilence } from "./flac-silence.ts";

/** A piece of sound without sound, in a track's own codec. */
export type Silence = { bytes: Uint8Array; durationS: number };

/** What an encoder makes of silence, by the number of channels. */
const ofAac: Readonly<Record<number, string>> = {
  1: "01182007",
  2: "211004608c1c",
  3: "011820010880230460e0",
  4: "01182001088023046003182007",
  5: "011820010880230460231004608c1c",
  6: "011820010880230460231004608c0c230000e0",
  8: "011820010880230460231004608c04a2008c11818460001c",
};
const ofOpus = "f8fffe";
/** Opus has its channels in pairs: more than two need more. */
const mostOpusChannels = 2;

/** An MP3 frame's own header, without a checksum, and nothing behind it. */
function mp3Silence(frame: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(frame.length);
  bytes.set(frame.subarray(0, 4));
  bytes[1] = (bytes[1] ?? 0) | 1;
  return bytes;
}

const adtsBytes = 7;

/** In MPEG-TS each piece of AAC has a header, which says how long it is. */
function inAdts(silence: Uint8Array, frame: Uint8Array): Uint8Array {
  if (frame[0] !== 0xff || ((frame[1] ?? 0) & 0xf6) !== 0xf0) return silence;
  const bytes = Buffer.concat([frame.subarray(0, adtsBytes), silence]);
  const [, flags = 0, , third = 0, , fifth = 0, last = 0] = frame;
  // Without a checksum, and with one block.
  bytes.set([flags | 1], 1);
  bytes.set([(third & 0xfc) | (bytes.length >> 11), (bytes.length >> 3) & 0xff, ((bytes.length & 7) << 5) | (fifth & 0x1f), last & 0xfc], 3);
  return bytes;
}

async function bytesFor(track: InputAudioTrack, frame: Uint8Array): Promise<Uint8Array | null> {
  const [codec, channels] = [await track.getCodec(), await track.getNumberOfChannels()];
  if (codec === "mp3") return mp3Silence(frame);
  if (codec === "flac") return flacSilence(frame);
  const hex = codec === "aac" ? ofAac[channels] : codec === "opus" && channels <= mostOpusChannels ? ofOpus : undefined;
  return hex === undefined ? null : inAdts(Buffer.from(hex, "hex"), frame);
}

/** `null` for codecs whose silence cannot be written without an encoder. */
export async function silenceOf(track: InputAudioTrack): Promise<Silence | null> {
  const first = await new EncodedPacketSink(track).getFirstPacket();
  const bytes = first && (await bytesFor(track, first.data));
  return bytes && { bytes, durationS: (await track.getCodec()) === "opus" ? 0.02 : first.duration };
}

/** A piece of sound begins up to its length behind a segment's beginning, and containers round: that is no gap. */
const leastGap = 1.5;

/** Of a segment: ten minutes and more. A clock that jumps by hours, as a broadcast's may, would need millions. */
const mostPieces = 30_000;

/** At multiples of their length, so that those of neighboring segments neither overlap nor leave a gap. `toS`: where the last one begins. */
function* silentPackets({ bytes, durationS }: Silence, fromS: number, toS: number, most: number): Generator<EncodedPacket, number> {
  const first = Math.ceil(fromS / durationS);
  let number = first;
  for (; number * durationS < toS && number - first < most; number++) yield new EncodedPacket(bytes, "key", number * durationS, durationS);
  return number - first;
}

/** Sound from one time to another, silent where the track has none: a player waits for sound that does not come. */
export async function* withSilence(packets: AsyncIterable<EncodedPacket>, silence: Silence, fromS: number, toS: number): AsyncGenerator<EncodedPacket> {
  const leastGapS = leastGap * silence.durationS;
  let [atS, left] = [fromS, mostPieces];
  for await (const packet of packets) {
    if (packet.timestamp - atS > leastGapS) left -= yield* silentPackets(silence, atS, packet.timestamp - silence.durationS, left);
    yield packet;
    atS = packet.timestamp + packet.duration;
  }
  if (toS - atS > leastGapS) yield* silentPackets(silence, atS, toS, left);
}
