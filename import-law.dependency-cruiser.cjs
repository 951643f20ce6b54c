/**
 * The import law (docs/architecture.md): which folder may import which. Left: the folder. Right: what it may reach besides itself. Anything else is an error.
 */
const FOLDERS = {
  domain: [],
  content: ["domain"],
  sample: ["domain"],
  server: ["domain", "content", "sample", "app/render.tsx"],
  "server/async": [],
  "server/config": ["domain", "content", "server/process/error-reason.ts"],
  "server/upstream": ["domain", "server/async"],
  "server/page-cache": ["domain", "server/async"],
  "server/picture-store": ["domain", "server/async"],
  "server/player-page": ["domain", "content/words", "content/player-keys.ts"],
  "server/store": ["domain", "server/process/error-reason.ts", "server/process/operator-log.ts"],
  "server/cluster": ["domain", "server/store", "server/upstream"],
  "server/catalog": ["domain", "server/async", "server/cluster", "server/store", "server/title-index", "server/upstream"],
  "server/media": ["domain", "server/async", "server/cluster/leases.ts", "server/process/error-reason.ts", "server/process/operator-log.ts", "server/store"],
  "server/title-index": ["domain", "server/process/error-reason.ts", "server/process/operator-log.ts"],
  "server/takedown": ["domain", "server/config", "server/process/error-reason.ts", "server/process/operator-log.ts", "server/store"],
  "server/assets": ["app/render.tsx", "server/process/error-reason.ts", "server/process/operator-log.ts", "server/store"],
  "server/http": [
    "domain",
    "sample/film",
    "server/async",
    "server/config",
    "server/media",
    "server/page-cache",
    "server/picture-store",
    "server/player-page",
    "server/upstream/upstream-error.ts",
    "app/render.tsx",
  ],
  "server/process": ["domain", "server/async", "server/http", "server/page-cache", "server/store", "server/upstream"],
  app: ["domain", "content"],
  "app/ui": ["content/words"],
  "app/data": ["domain"],
  "app/seo": ["domain", "content"],
  "app/movie": ["app/ui", "app/data", "domain", "content/words"],
  "app/paging": ["app/ui", "app/data", "domain", "content/words"],
  "app/player": ["app/ui", "app/movie", "app/data", "domain", "content/words"],
  "app/ads": ["app/ui", "app/data/site-context.tsx", "domain", "content/words"],
  "app/search": ["app/ui", "app/movie", "app/data", "domain", "content/words"],
  "app/endings": ["app/ui", "app/movie", "app/search", "app/data", "domain", "content/words"],
  "app/shell": ["app/ui", "app/search", "app/endings", "app/ads", "app/data", "app/route.ts", "app/routes.ts", "domain", "content"],
  "app/screens": ["app/ui", "app/movie", "app/paging", "app/player", "app/ads", "app/search", "app/endings", "app/data", "domain", "content"],
};
const escaped = (path) => path.replace(/[.]/g, "\\.");
const folders = Object.entries(FOLDERS).map(([folder, reach]) => ({
  name: `${folder} may import only: ${reach.join(", ") || "itself"}`,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(domain|content|app|server|sample)/", pathNot: `^(${[folder, ...reach].map(escaped).join("|")})(/|$)` },
}));

module.exports = {
  forbidden: [
    ...folders,
    {
      name: "nothing that ships imports tests, benchmarks or tools",
      severity: "error",
      from: { path: "^(domain|content|app|server|sample)/", pathNot: "\\.test\\.tsx?$|^sample/.*\\.mjs$" },
      to: { path: "^(tests|bench|tools)/" },
    },
    {
      name: "head builders stay on the server",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(seo/|render\\.tsx$|routes?\\.ts$)|\\.test\\.tsx?$" },
      to: { path: "^app/seo/" },
    },
    {
      name: "what a deployment can replace reaches screens as PublicSite",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^content/(players|ads|brand)\\." },
    },
    { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "screens do not import screens",
      severity: "error",
      from: { path: "^app/screens/([^/]+)/" },
      to: { path: "^app/screens/", pathNot: "^app/screens/$1/" },
    },
    { name: "domain is pure", severity: "error", from: { path: "^domain/", pathNot: "\\.test\\.ts$" }, to: { dependencyTypes: ["npm", "core"] } },
    { name: "no barrels", severity: "error", from: {}, to: { path: "/index\\.tsx?$", pathNot: "node_modules" } },
    {
      name: "no orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot:
          "(^app/(entry\\.client|render)|\\.test\\.tsx?$|\\.d\\.ts$|^server/(main|dev|provider|doctor|index-titles)|^app/(entry\\.dev|shell/early-theme)|^sample/.*\\.mjs$)",
      },
      to: {},
    },
    {
      name: "no node in pages, domain or content",
      severity: "error",
      from: { path: "^(app|domain|content)/", pathNot: "^app/render\\.tsx$" },
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
