import { useEffect, useState } from "react";
import { documentCopy, useIsOffline } from "#app/data/connection.ts";
import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { useAnnouncement } from "#app/ui/announcement.ts";
import { CornerLine } from "#app/ui/corner-line.tsx";
import { useLateWords, usePathIn, useWords } from "#app/words/use-words.tsx";
import { shellPaths } from "#domain/offline.ts";
import { useSavedValue } from "#features/saved/store/use-saved.ts";
import type { Words } from "#languages/words.ts";
import { onReturn } from "./connection-return.ts";
import { loadDocumentsOffline } from "./offline-links.ts";
import { storeSavedPictures, storeShownPage } from "./offline-visits.ts";

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

function copyText(words: Words["offline"]["line"], language: string, takenAt: Date): string {
  if (!isSameDay(takenAt, new Date())) return words.copyOfDay(takenAt.getDay());
  return words.copyOfToday(new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(takenAt));
}

/** The copy of the document that the page began with. Pages that it shows later are none. */
function useCopy(pathname: string) {
  const [copy] = useState(documentCopy);
  const [begun] = useState(pathname);
  return pathname === begun ? copy : null;
}

function useLineText(): string {
  const words = useWords("offline").line;
  const { pathname } = useLocation();
  const copy = useCopy(pathname);
  const isOffline = useIsOffline();
  if (!isOffline && copy === null) return "";
  const cause = isOffline ? words.offline : words.slow;
  // What these pages show is on the device, and new.
  if (shellPaths.some((path) => path === pathname)) return `${cause} ${words.onDevice}`;
  return copy === null ? cause : `${cause} ${copyText(words, document.documentElement.lang, copy.takenAt)}`;
}

function Line() {
  const text = useLineText();
  const [closed, setClosed] = useState("");
  useAnnouncement(text);
  return (
    text !== closed && (
      <CornerLine slot="offline" onClose={() => setClosed(text)}>
        <p>{text}</p>
      </CornerLine>
    )
  );
}

/** Says that the page is offline or a copy, in the corner of the toasts, so that nothing moves. Beside it, the worker learns what to store. */
export function OfflineLine() {
  const { pathname, search } = useLocation();
  const address = usePathIn()(pathname + search);
  const site = useSite();
  const list = useSavedValue((documents) => documents.list, null);
  const hasWords = useLateWords("offline");
  // The worker sees documents alone, and pages change without one.
  useEffect(() => storeShownPage(pathname, address), [pathname, address]);
  useEffect(() => {
    if (list) storeSavedPictures(list, site);
  }, [list, site]);
  useEffect(loadDocumentsOffline, []);
  // A copy makes way for the page once the network is back.
  useEffect(() => (documentCopy() === null ? undefined : onReturn(() => location.reload())), []);
  return hasWords && <Line />;
}
