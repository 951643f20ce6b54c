import type { ReactNode } from "react";
import { LazyCouch } from "#app/couch/lazy-couch.tsx";
import { useLocation } from "#app/router/router.tsx";
import { announcerId } from "#app/ui/announcement.ts";
import { useWords } from "#app/words/use-words.tsx";
import { LazyConsentPanel } from "#features/ads/lazy-consent-panel.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FirstLoader } from "./first-loader.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import { Toaster } from "./toaster.tsx";

/** The page around the screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { skipToContent } = useWords("site").navigation;
  const { pathname, search } = useLocation();
  useScrollRestoration();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-md bg-marquee font-semibold text-on-marquee focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-50 focus:px-4 focus:py-3"
      >
        {skipToContent}
      </a>
      <LazyConsentPanel />
      <FirstLoader />
      <ProgressBar />
      <NavigationBar />
      <LazyCouch />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary address={pathname + search}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <p id={announcerId} role="status" className="sr-only" />
      <Toaster />
    </div>
  );
}
