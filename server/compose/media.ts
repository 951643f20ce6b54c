import type { AlternativeTitles } from "#features/media/match/catalog-titles.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import type { MediaRows } from "#features/media/rows/media-rows.ts";
import type { CatalogOfProvider } from "#server/catalog/catalog.ts";
import { nullOn404 } from "#server/catalog/null-on-404.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import type { Provider } from "#server/upstream/provider.ts";
import type { DeploymentContext } from "./context.ts";

type LibraryDeps = { provider: Pick<Provider, "alternativeTitles">; catalog: CatalogOfProvider };

/** The library's rows: in PostgreSQL if nodes share one, else in a file of DATA_DIR. */
export async function openMediaRows({ env, stores }: Pick<DeploymentContext, "env" | "stores">, log: OperatorLog): Promise<MediaRows> {
  if (stores.shared) return stores.shared.media;
  const { sqliteMediaRows } = await import("#features/media/rows/sqlite-media-rows.ts");
  return sqliteMediaRows(env.DATA_DIR, log);
}

/** None for a title that is gone. */
export const alternativeTitlesOf =
  (provider: Pick<Provider, "alternativeTitles">): AlternativeTitles =>
  async (kind, id, options) =>
    (await nullOn404(provider.alternativeTitles(kind, id, options))) ?? [];

/** The films in MEDIA_DIR, scanned in the background; `null` without it, and then nothing of it is loaded. `catalog`: with what is taken down, because a takedown may end. */
export async function openMediaLibrary({ provider, catalog }: LibraryDeps, context: DeploymentContext): Promise<MediaLibrary | null> {
  const { env, source, stores, log } = context;
  if (!env.MEDIA_DIR) return null;
  const [{ createFolderGate }, { openLibrary }, { catalogTitles }] = await Promise.all([
    import("#features/media/folder-gate.ts"),
    import("#features/media/library/open-library.ts"),
    import("#features/media/match/catalog-titles.ts"),
  ]);
  return openLibrary({
    folders: env.MEDIA_DIR,
    rows: await openMediaRows(context, log),
    leases: stores.cluster.leases,
    source: source.name,
    titles: () => catalogTitles({ catalog, alternativeTitles: alternativeTitlesOf(provider) }),
    call: createFolderGate(),
    log,
    rescanMs: env.MEDIA_RESCAN_MINUTES * 60_000,
  });
}
