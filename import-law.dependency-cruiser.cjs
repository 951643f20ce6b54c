/**
 * The import law (docs/architecture.md): which folder may import which. Left: the folder. Right: what it may reach besides itself. Anything else is an error.
 */
const EVERYWHERE = ["domain", "app/words", "app/ui", "app/data", "app/head"];
/** A feature's types and pure rules, which the server and other features may use as well. */
const MODELS = "features/[^/]+/model";
const FOLDERS = {
  domain: [],
  sample: ["domain"],
  player: ["domain", "features/player/model"],

  "app/words": ["domain"],
  "app/ui": ["app/words", "app/fonts"],
  "app/data": ["domain"],
  "app/head": ["domain", "app/words"],
  "app/shell": ["domain", "app/words", "app/ui", "app/data", "app/route.ts", "app/routes.ts", "app/queries.ts", "features"],
  app: ["domain", "features"],

  "features/ads": EVERYWHERE,
  "features/saved": EVERYWHERE,
  "features/sharing": EVERYWHERE,
  "features/lists": [...EVERYWHERE, "features/saved"],
  "features/player": [...EVERYWHERE, "features/lists", "features/saved"],
  "features/search": [...EVERYWHERE, "features/lists"],
  "features/browse": [...EVERYWHERE, "features/ads", "features/lists", "features/saved", "features/search", "features/sharing"],
  "features/discover": [...EVERYWHERE, "features/browse", "features/lists", "features/search"],
  "features/titles": [
    ...EVERYWHERE,
    "features/ads",
    "features/browse",
    "features/discover/model",
    "features/lists",
    "features/player",
    "features/saved",
    "features/search",
    "features/sharing",
  ],
  "features/people": [...EVERYWHERE, "features/lists", "features/search", "features/titles"],
  "features/mine": [...EVERYWHERE, "features/lists", "features/saved", "features/search", "features/sharing"],
  "features/import": [...EVERYWHERE, "features/saved"],
  "features/settings": [...EVERYWHERE, "features/player/model", "features/saved", "player/words"],
  "features/pages": [...EVERYWHERE, "features/ads/model", "features/mine/words", "features/settings/words", "player/words"],
  "features/media": [
    "domain",
    "player/caption-file.ts",
    "server/async",
    "server/cluster/leases.ts",
    "server/http/client-address.ts",
    "server/log",
    "server/match",
    "server/picture-store/file-index.ts",
    "server/store",
  ],

  server: [
    "domain",
    "content",
    "sample",
    "player",
    "features/media",
    "app/render.tsx",
    "app/routes.server.ts",
    "app/shell/match-route.ts",
    "app/words/actions.ts",
    MODELS,
  ],
  "server/async": [],
  "server/log": [],
  "server/match": ["domain"],
  "server/config": ["domain", "content", "server/log"],
  "server/upstream": ["domain", "server/async"],
  "server/page-cache": ["domain", "server/async"],
  "server/picture-store": ["domain", "server/async"],
  "server/store": ["domain", "server/log"],
  "server/cluster": ["server/store", "server/upstream"],
  "server/catalog": ["domain", MODELS, "server/async", "server/cluster", "server/store", "server/title-index", "server/upstream"],
  "server/title-index": ["domain", MODELS, "server/log"],
  "server/takedown": ["domain", "server/catalog/collaborators.ts", "server/catalog/title-batch.ts", "server/config", "server/log", "server/store"],
  "server/assets": ["app/render.tsx", "server/log", "server/store"],
  "server/http": [
    "domain",
    MODELS,
    "app/words/actions.ts",
    "player",
    "sample/film",
    "server/async",
    "server/config",
    "server/match",
    "server/page-cache",
    "server/picture-store",
    "server/upstream/upstream-error.ts",
    "app/render.tsx",
    "app/routes.server.ts",
    "app/shell/match-route.ts",
  ],
  "server/process": ["domain", "server/async", "server/http", "server/page-cache", "server/store", "server/upstream"],
};
const SHIPPED = "^(domain|content|app|features|player|server|sample)/";
const escaped = (path) => path.replace(/[.](?=tsx?$)/, "\\.");
const folders = Object.entries(FOLDERS).map(([folder, reach]) => ({
  name: `${folder} may import only: ${reach.join(", ") || "itself"}`,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: SHIPPED, pathNot: `^(${[folder, ...reach].map(escaped).join("|")})(/|$)` },
}));

module.exports = {
  forbidden: [
    ...folders,
    {
      name: "nothing that ships imports tests, benchmarks or tools",
      severity: "error",
      from: { path: SHIPPED, pathNot: "\\.test\\.tsx?$|^sample/.*\\.mjs$" },
      to: { path: "^(tests|bench|tools)/" },
    },
    {
      name: "*.server.ts files stay on the server",
      severity: "error",
      from: { path: "^(app|domain|features)/|\\.client\\.ts$", pathNot: "^app/render\\.tsx$|^features/media/|\\.(server|test)\\.tsx?$" },
      to: { path: "\\.server\\.tsx?$" },
    },
    {
      name: "the media library stays on the server",
      severity: "error",
      from: { path: "^(app|domain|player|features/(?!media/))" },
      to: { path: "^features/media/" },
    },
    {
      name: "the server knows the media library by what composes it",
      severity: "error",
      from: { path: "^server/", pathNot: "^server/(compose/|media\\.ts$)|\\.test\\.tsx?$" },
      to: { path: "^features/media/" },
    },
    {
      name: "models are pure",
      severity: "error",
      from: { path: `^${MODELS}/`, pathNot: "\\.test\\.ts$" },
      to: { pathNot: `^(domain|${MODELS})/` },
    },
    {
      name: "what a deployment can replace reaches screens as PublicSite",
      severity: "error",
      from: { path: "^(app|features)/" },
      to: { path: "^content/" },
    },
    { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "screens do not import screens",
      severity: "error",
      from: { path: "-screen\\.tsx$" },
      to: { path: "-screen\\.tsx$" },
    },
    { name: "domain is pure", severity: "error", from: { path: "^domain/", pathNot: "\\.test\\.ts$" }, to: { dependencyTypes: ["npm", "core"] } },
    { name: "no barrels", severity: "error", from: {}, to: { path: "/index\\.tsx?$", pathNot: "node_modules" } },
    {
      name: "no orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot:
          "(^app/(entry\\.client|render)|\\.test\\.tsx?$|\\.d\\.ts$|^server/(main|dev|provider|doctor|media|media-demo|index-titles)|^features/media/reading/reader\\.worker|^app/(entry\\.dev|shell/early-theme)|^sample/.*\\.mjs$)",
      },
      to: {},
    },
    {
      name: "no node in pages and domain",
      severity: "error",
      from: { path: "^(app|domain|features/(?!media/))", pathNot: "^app/render\\.tsx$" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^build|\\.react-router)/" },
    enhancedResolveOptions: { conditionNames: ["import", "default"], extensions: [".ts", ".tsx"] },
  },
};
