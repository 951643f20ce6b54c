import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Output,
} from "mediabunny";
import type { Skip } from "./open-input.ts";
import { packedAudio } from "./packed-audio.ts";
import { silenceOf, withSilence } from "./silence.ts";

/**
 * "video", or the number of an audio track. Times in seconds of the file itself. `startS` is shifted to zero by `offsetS`. `fillToS`: where sound that ends
 * earlier is silent until then.
 */
export type SegmentRequest = { track: "video" | number; startS: number; endS: number; offsetS: number; fillToS?: number; skip?: Skip | undefined };
/** `init`: empty for MP3, which needs none. */
export type Segment = { init: ArrayBuffer; media: ArrayBuffer };

/** Containers round times to their ticks, of at most a millisecond. */
const toleranceS = 0.002;

/** Pictures from the keyframe at `startS` to before that at `endS`, in the order in which they are decoded. */
async function* picturesOf(track: InputVideoTrack, { startS, endS }: SegmentRequest): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track);
  const first = (await sink.getKeyPacket(startS + toleranceS)) ?? (await sink.getFirstKeyPacket());
  if (first === null) return;
  for await (const packet of sink.packets(first)) {
    if (packet.type === "key" && packet.timestamp >= endS - toleranceS) return;
    yield packet;
  }
}

/** Every piece of sound belongs to the segment in which it begins. */
async function* packetsOf(track: InputAudioTrack, { startS, endS }: SegmentRequest): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track);
  const first = (await sink.getPacket(startS)) ?? (await sink.getFirstPacket());
  if (first === null) return;
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp >= endS) return;
    if (packet.timestamp >= startS) yield packet;
  }
}

async function soundOf(track: InputAudioTrack, request: SegmentRequest): Promise<AsyncIterable<EncodedPacket>> {
  const silence = request.fillToS === undefined ? null : await silenceOf(track);
  const packets = packetsOf(track, request);
  return silence === null ? packets : withSilence(packets, silence, request.startS, request.fillToS ?? 0);
}

async function* shifted(packets: AsyncIterable<EncodedPacket>, offsetS: number): AsyncGenerator<EncodedPacket> {
  for await (const packet of packets) yield packet.clone({ timestamp: Math.max(0, packet.timestamp - offsetS) });
}

/** What a track needs to be written: the codec's name and its configuration. */
async function sourceOf(track: InputVideoTrack | InputAudioTrack) {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null) throw new Error("The track's codec is unknown");
  if (track.isVideoTrack()) {
    const source = new EncodedVideoPacketSource(codec as ConstructorParameters<typeof EncodedVideoPacketSource>[0]);
    return { source, add: (packet: EncodedPacket) => source.add(packet, { decoderConfig: decoderConfig as VideoDecoderConfig }) };
  }
  const source = new EncodedAudioPacketSource(codec as ConstructorParameters<typeof EncodedAudioPacketSource>[0]);
  return { source, add: (packet: EncodedPacket) => source.add(packet, { decoderConfig: decoderConfig as AudioDecoderConfig }) };
}

/** One segment of one track, as it is in the file: nothing is decoded. Its times continue those of the segment before. MP3 stays MP3, all else is CMAF. */
export async function makeSegment(input: Input, request: SegmentRequest): Promise<Segment> {
  const track = request.track === "video" ? await input.getPrimaryVideoTrack() : (await input.getAudioTracks())[request.track];
  if (!track) throw new Error("The file has no such track");
  const packets = shifted(track.isVideoTrack() ? picturesOf(track, request) : await soundOf(track as InputAudioTrack, request), request.offsetS);
  if ((await track.getCodec()) === "mp3") return { init: new ArrayBuffer(0), media: await packedAudio(packets) };
  const [init, media] = [new BufferTarget(), new BufferTarget()];
  const output = new Output({ format: new CmafOutputFormat(), target: media, initTarget: init });
  const { source, add } = await sourceOf(track);
  if (track.isVideoTrack()) output.addVideoTrack(source as EncodedVideoPacketSource, { rotation: await track.getRotation(), flip: await track.getFlip() });
  else output.addAudioTrack(source as EncodedAudioPacketSource);
  await output.start();
  for await (const packet of packets) await add(packet);
  await output.finalize();
  if (!init.buffer || !media.buffer) throw new Error("The segment is empty");
  return { init: init.buffer, media: media.buffer };
}
