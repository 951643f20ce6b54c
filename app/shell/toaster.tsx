import { CouchOffer } from "#app/couch/couch-offer.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { OfflinePart } from "./offline-part.tsx";
import { ToastList } from "./toast-list.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

/** The corner of messages. */
export function Toaster() {
  const { notifications } = useWords("site").notifications;
  return (
    <section
      data-slot="messages"
      aria-label={notifications}
      className="pointer-events-none fixed inset-x-4 bottom-1 z-50 [html[data-consent]_&]:bottom-auto [html[data-consent]_&]:top-20"
    >
      <LanguageOffer />
      <OfflinePart />
      <CouchOffer />
      <WaitingNotice />
      <ToastList />
    </section>
  );
}
