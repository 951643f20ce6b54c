import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-md bg-marquee px-4 py-3 font-semibold text-on-marquee focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50"
      >
        Skip to content
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
