import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Ask } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import { AskProvider } from "./data/ask-context.tsx";
import { SiteProvider } from "./data/site-context.tsx";
import { ScreenStack, type Screens } from "./shell/screen-stack.tsx";
import { Shell } from "./shell/shell.tsx";

type AppProps = { screens: Screens; ask: Ask; site: PublicSite; client: QueryClient };

export function App({ screens, ask, site, client }: AppProps) {
  return (
    <SiteProvider site={site}>
      <AskProvider ask={ask}>
        <QueryClientProvider client={client}>
          <Shell>
            <ScreenStack screens={screens} />
          </Shell>
        </QueryClientProvider>
      </AskProvider>
    </SiteProvider>
  );
}
