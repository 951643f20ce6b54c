import { FilePathSource, Input, MATROSKA, MP4, OGG, QTFF, WEBM } from "mediabunny";

/** In seconds; `null` if it cannot be read, as of Theora's. */
export async function filmSeconds(path: string): Promise<number | null> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA, OGG], source: new FilePathSource(path) });
  try {
    return (await input.computeDuration()) || null;
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}
