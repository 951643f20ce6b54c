import { useEffect, useState } from "react";
import { deferred, lazyComponent } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import { notifications } from "#content/words/notifications.ts";

/** Not deferred: it must not wait for pictures. */
const WaitingNotice = lazyComponent(async () => (await import("./waiting-notice.tsx")).WaitingNotice);
const ToastList = deferred(async () => (await import("./toast-list.tsx")).ToastList);

/** Loads the code of notices when the browser is idle: at the first failure the network may be down. */
export function Toaster() {
  const [idle, setIdle] = useState(false);
  // Idle time is known outside of React alone. The toast channel holds messages until the list subscribes.
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <section
      aria-label={notifications}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 [html[data-consent]_&]:bottom-auto [html[data-consent]_&]:top-20"
    >
      {idle && (
        <>
          <PromptSuspense>
            <WaitingNotice />
          </PromptSuspense>
          <PromptSuspense>
            <ToastList />
          </PromptSuspense>
        </>
      )}
    </section>
  );
}
