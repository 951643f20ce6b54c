import { Suspense, useEffect, useState } from "react";
import { deferred } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";
import { notifications } from "#content/words/notifications.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

const ToastList = deferred(async () => (await import("./toast-list.tsx")).ToastList);

/** Loads the toasts' code when the browser is idle: at the first failure the network may be down. */
export function Toaster() {
  const [idle, setIdle] = useState(false);
  // Only the browser knows when it is idle. The toast channel holds messages until the list subscribes.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <section
      aria-label={notifications}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 [html:has([data-slot=consent])_&]:bottom-auto [html:has([data-slot=consent])_&]:top-20"
    >
      <WaitingNotice />
      {idle && (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      )}
    </section>
  );
}
