/** Bits of a piece of sound, by the code in a frame's header. Of 0 a header outside the frame says it. */
const sampleBits = [null, 8, 12, null, 16, 20, 24, 32] as const;
/** Further codes are of two channels, stored as their difference. */
const mostChannels = 8;

/** A checksum of `bits` bits, from the highest, as FLAC has two of them. */
function checksum(bytes: Uint8Array, bits: 8 | 16, polynomial: number): number {
  const [top, mask] = [1 << (bits - 1), 2 ** bits - 1];
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit++) sum = (sum & top ? (sum << 1) ^ polynomial : sum << 1) & mask;
  }
  return sum;
}

/** Without its checksum. The frame's number is as long as its first byte says, in the manner of UTF-8. */
function headerOf(frame: Uint8Array): Uint8Array {
  const [, , third = 0, , number = 0] = frame;
  const numberBytes = number < 0x80 ? 1 : Math.clz32(~(number << 24));
  const sizeBytes = { 6: 1, 7: 2 }[third >> 4] ?? 0;
  const rateBytes = { 12: 1, 13: 2, 14: 2 }[third & 15] ?? 0;
  return frame.slice(0, 4 + numberBytes + sizeBytes + rateBytes);
}

/** A frame like this one, each channel of which is constantly zero; `null` if its header does not say how long such a channel is. */
export function flacSilence(frame: Uint8Array): Uint8Array | null {
  const header = headerOf(frame);
  const fourth = header[3] ?? 0;
  const bits = sampleBits[(fourth >> 1) & 7] ?? null;
  if (bits === null) return null;
  const channels = fourth >> 4 < mostChannels ? (fourth >> 4) + 1 : 2;
  header[3] = ((channels - 1) << 4) | (fourth & 15);
  // Of each channel a byte of zeros says that one value follows: zero.
  const body = new Uint8Array(Math.ceil((channels * (8 + bits)) / 8));
  const bytes = Buffer.concat([header, Buffer.of(checksum(header, 8, 0x07)), body]);
  const sum = checksum(bytes, 16, 0x8005);
  return Buffer.concat([bytes, Buffer.of(sum >> 8, sum & 0xff)]);
}
