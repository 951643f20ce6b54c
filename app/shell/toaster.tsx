import { Suspense, useEffect, useState } from "react";
import { deferred } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";

const ToastList = deferred(async () => (await import("./toast-list.tsx")).ToastList);

/** The place for toasts. Their code comes once the page is quiet, and not with the first failure: that may be the network's own. */
export function Toaster() {
  const [quiet, setQuiet] = useState(false);
  // Only the browser knows when it has nothing else to do. What is announced earlier is kept until somebody listens.
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  return (
    <section aria-label="Notifications" className="pointer-events-none fixed inset-x-4 bottom-4 z-50">
      {quiet && (
        <Suspense fallback={null}>
          <ToastList />
        </Suspense>
      )}
    </section>
  );
}
