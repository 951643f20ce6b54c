import { writeFileSync } from "node:fs";
import { dashboardFile, grafanaDashboard } from "./dashboard/grafana-dashboard.ts";

// `node tools/make-dashboard.ts` after a change of the panels.

writeFileSync(dashboardFile, grafanaDashboard());
