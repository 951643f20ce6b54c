import type { Reading } from "#server/process/metric-sources.ts";
import type { MediaContext } from "./media-feature.ts";
import type { MediaLibrary } from "./media-library.ts";
import type { MediaServer } from "./serving/media-server.ts";

type Sources = { library: Pick<MediaLibrary, "counts" | "lastScan">; figures: MediaServer["figures"] };

/** Files by what the last scan made of them. */
const filesOf = ({ library }: Sources): Reading => [
  "matinee_media_files",
  "Files in MEDIA_DIR by what the last scan made of them",
  () => {
    const { matched, unmatched, ignored, extras } = library.counts();
    return { matched, unmatched, ignored, extra: extras };
  },
];

const countersOf = ({ figures }: Sources): readonly Reading[] => [
  ["matinee_media_sent_bytes_total", "Bytes of films that were sent", () => figures().bytesSent],
  ["matinee_media_segments_total", "Segments that were remuxed", () => figures().segmentsMade],
  ["matinee_media_remux_seconds_total", "Time that remuxing took", () => figures().makingMs / 1000],
];

const gaugesOf = ({ library, figures }: Sources): readonly Reading[] => [
  ["matinee_media_unreadable_folders", "Folders of MEDIA_DIR that the last scan could not read", () => library.lastScan()?.unreadable.length ?? 0],
  ["matinee_media_scan_duration_seconds", "How long the last scan took; 0 before the first has ended", () => (library.lastScan()?.durationMs ?? 0) / 1000],
  ["matinee_media_scanned_seconds", "When the last scan ended, in seconds since 1970; 0 before", () => (library.lastScan()?.endedAt ?? 0) / 1000],
  ["matinee_media_waiting_files", "Files that are still to be read", () => figures().waiting],
  ["matinee_media_streams", "Films that are being sent", () => figures().streams],
  ["matinee_media_cache_bytes", "Size of the remuxed segments, which MEDIA_CACHE_GB limits", () => figures().cacheBytes],
];

/** What has been found, and what has been served since the start. */
export function collectMedia(collect: NonNullable<MediaContext["collectMetrics"]>, sources: Sources): void {
  collect("gauge", [filesOf(sources)]);
  collect("counter", countersOf(sources));
  collect("gauge", gaugesOf(sources));
}
