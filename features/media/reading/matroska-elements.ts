import type { ReadBytes } from "./block-reader.ts";

/** The elements of a Matroska file that mediabunny does not hand out: its index, and its subtitles. */
export const ids = {
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  language: 0x22b59c,
  languageTag: 0x22b59d,
  name: 0x536e,
  forced: 0x55aa,
  contentEncodings: 0x6d80,
  contentEncoding: 0x6240,
  encryption: 0x5035,
  compression: 0x5034,
  compressionAlgorithm: 0x4254,
  compressionSettings: 0x4255,
  cues: 0x1c53bb6b,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cluster: 0x1f43b675,
  clusterTimestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
} as const;

export type Element = { id: number; start: number; dataStart: number; end: number };

const headBytes = 12;

/** A number of variable length: the first byte's leading zeros say how many bytes follow. `null` if it is none. */
export function variableNumber(bytes: Uint8Array, at: number, keepsMarker: boolean): { value: number; length: number } | null {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index++) value = value * 256 + (bytes[at + index] ?? 0);
  // All ones: of unknown size.
  return { value: !keepsMarker && value === 2 ** (7 * length) - 1 ? Number.POSITIVE_INFINITY : value, length };
}

/** The elements between two positions. Ends at what is none. */
export function* elementsIn(read: ReadBytes, from: number, to: number): Generator<Element> {
  let position = from;
  while (position < to) {
    const head = read(position, headBytes);
    const id = variableNumber(head, 0, true);
    const size = id && variableNumber(head, id.length, false);
    if (!id || !size) return;
    const dataStart = position + id.length + size.length;
    const end = Math.min(to, dataStart + size.value);
    yield { id: id.value, start: position, dataStart, end };
    position = end;
  }
}

const maxValueBytes = 65_536;

export const bytesOf = (read: ReadBytes, { dataStart, end }: Element, most = maxValueBytes): Uint8Array => read(dataStart, Math.min(most, end - dataStart));
export const numberOf = (read: ReadBytes, element: Element): number => bytesOf(read, element, 8).reduce((value, byte) => value * 256 + byte, 0);
export const textOf = (read: ReadBytes, element: Element): string => new TextDecoder().decode(bytesOf(read, element)).replace(/\0.*$/s, "");

/** The values of an element's children by id; the first of each. */
export function childrenOf(read: ReadBytes, { dataStart, end }: Element): Map<number, Element> {
  const children = new Map<number, Element>();
  for (const child of elementsIn(read, dataStart, end)) if (!children.has(child.id)) children.set(child.id, child);
  return children;
}

/** The elements of the segment up to its first cluster, and those that its directory names behind. */
export function segmentHead(read: ReadBytes, size: number): { segment: Element; parts: Map<number, Element> } | null {
  let segment: Element | undefined;
  for (const element of elementsIn(read, 0, size)) if (element.id === ids.segment) segment ??= element;
  if (segment === undefined) return null;
  const parts = new Map<number, Element>();
  for (const element of elementsIn(read, segment.dataStart, segment.end)) {
    parts.set(element.id, element);
    if (element.id === ids.cluster) break;
  }
  const directory = parts.get(ids.seekHead);
  for (const seek of directory ? elementsIn(read, directory.dataStart, directory.end) : []) {
    const fields = childrenOf(read, seek);
    const [id, position] = [fields.get(ids.seekId), fields.get(ids.seekPosition)];
    if (!id || !position) continue;
    const [found] = elementsIn(read, segment.dataStart + numberOf(read, position), segment.end);
    if (found?.id === numberOf(read, id) && !parts.has(found.id)) parts.set(found.id, found);
  }
  return { segment, parts };
}

/** The clusters of a segment hold a few seconds each. One of unknown size, as a broadcast writes, ends where the next one begins. */
export function* clustersIn(read: ReadBytes, { dataStart, end }: Element): Generator<Element> {
  let position = dataStart;
  while (position < end) {
    const [element] = elementsIn(read, position, end);
    if (!element) return;
    const isCluster = element.id === ids.cluster;
    if (isCluster) yield element;
    position = isCluster && element.end === end ? element.dataStart : element.end;
  }
}

/** Seconds of a tick. */
export function tickS(read: ReadBytes, parts: Map<number, Element>): number {
  const info = parts.get(ids.info);
  const scale = info && childrenOf(read, info).get(ids.timestampScale);
  return (scale ? numberOf(read, scale) : 1_000_000) / 1e9;
}

/** Whether a track can be read only with a key. */
export function isProtectedMatroska(read: ReadBytes, size: number): boolean {
  const tracks = segmentHead(read, size)?.parts.get(ids.tracks);
  const entries = tracks ? [...elementsIn(read, tracks.dataStart, tracks.end)] : [];
  return entries.some((entry) => {
    const encodings = childrenOf(read, entry).get(ids.contentEncodings);
    const encoding = encodings && childrenOf(read, encodings).get(ids.contentEncoding);
    return encoding !== undefined && childrenOf(read, encoding).has(ids.encryption);
  });
}
