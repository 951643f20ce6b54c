/**
 * The law of the house (house.md): which room may import which. A starting point for the project's own lint.
 * Left: the room. Right: the rooms it may reach, beside itself. Anything else is an error.
 */
const ROOMS = {
  domain: [],
  content: ["domain"],
  server: ["domain", "content", "app/render.tsx"],
  "server/upstream": ["domain", "server/one-flight.ts"],
  "server/embedded": ["domain"],
  "server/page-cache": ["domain", "server/one-flight.ts", "server/turns.ts"],
  "server/picture-store": ["domain", "server/one-flight.ts", "server/turns.ts"],
  "server/player-page": ["domain"],
  "server/store": ["domain", "server/report.ts"],
  "server/catalogue": ["server/upstream", "server/store", "server/one-flight.ts", "domain"],
  "server/http": ["server/page-cache", "server/picture-store", "server/player-page", "domain", "app/render.tsx"],
  app: ["domain", "content"],
  "app/ui": [],
  "app/queries": ["app/catalogue-context.tsx", "domain"],
  "app/seo": ["domain", "content"],
  "app/film": ["app/ui", "app/queries", "domain", "app/site.tsx"],
  "app/player": ["app/ui", "domain", "app/site.tsx"],
  "app/ads": ["domain", "app/site.tsx"],
  "app/search": ["app/ui", "app/film", "app/queries", "app/site.tsx", "domain"],
  "app/shell": ["app/ui", "app/search", "app/ads", "app/queries", "app/site.tsx", "domain", "content"],
  "app/screens": ["app/ui", "app/film", "app/player", "app/ads", "app/search", "app/queries", "app/site.tsx", "domain", "content"],
};
const escaped = (path) => path.replace(/[.]/g, "\\.");
const rooms = Object.entries(ROOMS).map(([room, reach]) => ({
  name: `${room} may import only: ${reach.join(", ") || "itself"}`,
  severity: "error",
  from: { path: `^${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^(domain|content|app|server)/", pathNot: `^(${[room, ...reach].map(escaped).join("|")})(/|$)` },
}));

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: "nothing that ships imports tests, benchmarks or tools",
      severity: "error",
      from: { path: "^(domain|content|app|server)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(tests|bench|tools)/" },
    },
    {
      name: "head builders stay on the server",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(seo/|render\\.tsx$)|\\.test\\.tsx?$" },
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
        pathNot: "(^app/(entry\\.client|render)|\\.test\\.tsx?$|\\.d\\.ts$|^server/(main|dev|provider|doctor)|^app/(entry\\.dev|early-theme))",
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
