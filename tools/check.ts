import { checks, runChecks, vitest } from "./checks.ts";

// `npm run check`: all that can be said of a change in half a minute. Without a build, a browser, a database or a socket.

const startedAt = performance.now();
const { passed, failed } = await runChecks([...checks, { name: "pure tests", args: [vitest, "run", "--project", "pure", "--reporter", "dot"] }]);
console.log(`\n${passed} passed, ${failed} failed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exit(failed === 0 ? 0 : 1);
