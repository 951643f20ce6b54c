import type { Provider } from "#server/upstream/provider.ts";
import type { Kept, Patience } from "./kept.ts";

export type CatalogueParts = { provider: Provider; kept: Kept; patience: Patience };
