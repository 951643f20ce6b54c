import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Output,
  type OutputFormat,
  type OutputOptions,
  TextSubtitleSource,
  WEBM,
} from "mediabunny";

/** `fromS`: at a keyframe. `soundToS`: where the sound ends earlier. `audio`: languages, each with the same sound; the first is chosen. `captions`: WebVTT inside the file. */
export type Cut = { fromS: number; toS: number; soundToS?: number; audio?: readonly string[]; captions?: string };

type Writer = { track: InputTrack; write(fromS: number, toS: number): Promise<void> };

async function* packetsOf(track: InputTrack, fromS: number, toS: number) {
  const sink = new EncodedPacketSink(track);
  const first = (await (track.isVideoTrack() ? sink.getKeyPacket(fromS) : sink.getPacket(fromS))) ?? (await sink.getFirstPacket());
  if (first === null) return;
  const startS = track.isVideoTrack() ? first.timestamp : fromS;
  for await (const packet of sink.packets(first)) {
    if (packet.timestamp >= toS) return;
    if (packet.timestamp >= startS) yield packet.clone({ timestamp: packet.timestamp - startS });
  }
}

async function videoWriter(output: Output, track: InputVideoTrack): Promise<Writer> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec === null || decoderConfig === null) throw new Error("The sample has no pictures");
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  const write = async (fromS: number, toS: number) => {
    for await (const packet of packetsOf(track, fromS, toS)) await source.add(packet, { decoderConfig });
    source.close();
  };
  return { track, write };
}

async function audioWriter(output: Output, track: InputAudioTrack, languageCode: string, isFirst: boolean): Promise<Writer> {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec === null || decoderConfig === null) throw new Error("The sample has no sound");
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { languageCode, disposition: { default: isFirst } });
  const write = async (fromS: number, toS: number) => {
    for await (const packet of packetsOf(track, fromS, toS)) await source.add(packet, { decoderConfig });
    source.close();
  };
  return { track, write };
}

/** Writes a part of a film, as it is, in another format. */
export async function cutFilm<F extends OutputFormat>(
  sourcePath: string,
  { format, target }: OutputOptions<F>,
  { fromS, toS, soundToS = toS, audio = ["eng"], captions }: Cut,
): Promise<void> {
  const input = new Input({ formats: [MP4, WEBM, MATROSKA], source: new FilePathSource(sourcePath) });
  try {
    const output = new Output({ format, target });
    const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!pictures || !sound) throw new Error("The sample has no pictures or no sound");
    const writers = [await videoWriter(output, pictures)];
    for (const [index, language] of audio.entries()) writers.push(await audioWriter(output, sound, language, index === 0));
    const text = captions === undefined ? null : new TextSubtitleSource("webvtt");
    if (text) output.addSubtitleTrack(text, { languageCode: "eng", name: "English" });
    await output.start();
    await Promise.all([
      ...writers.map(({ track, write }) => write(fromS, track.isVideoTrack() ? toS : soundToS)),
      (async () => {
        await text?.add(captions ?? "");
        text?.close();
      })(),
    ]);
    await output.finalize();
  } finally {
    input.dispose();
  }
}
