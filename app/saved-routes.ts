import { paths } from "#domain/paths.ts";
import { parseSharedList, sharedListParameters } from "#domain/shared-list.ts";
import type { Route } from "./route.ts";

/** The pages of what the visitor saves: the list, the settings, shared lists, the import. */
export const savedRoutes: readonly Route[] = [
  {
    pattern: paths.list,
    screen: "list",
    indexed: false,
    ...(import.meta.env.SSR && { head: async ({ site }) => (await import("./seo/static-page-head.ts")).listHead(site) }),
  },
  {
    pattern: paths.settings,
    screen: "settings",
    indexed: false,
    ...(import.meta.env.SSR && { head: async ({ site }) => (await import("./seo/static-page-head.ts")).settingsHead(site) }),
  },
  {
    pattern: paths.shared,
    screen: "shared-list",
    indexed: false,
    parameters: ["name", "titles"],
    // On the server alone, as for Discover. Without a redirect: the browser shows what the address says in any order.
    ...(import.meta.env.SSR && {
      personal: true,
      canonical: (parameters) => sharedListParameters(parseSharedList(parameters)),
      queries: {
        deferred: ({ queries, parameters }) => {
          const { titles } = parseSharedList(parameters);
          return titles.length > 0 ? [queries.storedTitles(titles)] : [];
        },
        hasNoResult: ({ parameters }) => parseSharedList(parameters).titles.length === 0,
      },
      head: async ({ parameters, site }) => (await import("./seo/shared-head.ts")).sharedHead(site, parameters),
    }),
  },
  {
    pattern: paths.importTitles,
    screen: "import",
    indexed: false,
    ...(import.meta.env.SSR && { head: async ({ site }) => (await import("./seo/import-head.ts")).importHead(site) }),
  },
];
