import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { deferred } from "#app/ui/deferred.ts";
import { PromptSuspense } from "#app/ui/prompt-suspense.tsx";
import { whenNear } from "#app/ui/when-near.ts";
import { skipToContent } from "#content/words/navigation.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FirstLoader } from "./first-loader.tsx";
import { LazyConsentPanel } from "./lazy-consent-panel.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import { Toaster } from "./toaster.tsx";

const Footer = deferred(async () => {
  await whenNear("footer");
  return (await import("./footer.tsx")).Footer;
});

/** The page around the screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useScrollRestoration();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-md bg-marquee px-4 py-3 font-semibold text-on-marquee focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50"
      >
        {skipToContent}
      </a>
      <LazyConsentPanel />
      <FirstLoader />
      <ProgressBar />
      <NavigationBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary address={pathname + search}>{children}</ErrorBoundary>
      </main>
      <PromptSuspense>
        <Footer />
      </PromptSuspense>
      <Toaster />
    </div>
  );
}
