import { checks, runChecks, vitest } from "./checks.ts";

// `npm run check`: all that can be said of a change in half a minute. Without a build, a browser, a database or a socket.

const startedAt = performance.now();
const { passed, failures } = await runChecks([...checks, { name: "pure tests", args: [vitest, "run", "--project", "pure", "--reporter", "dot"] }]);
console.log(`\n${passed} passed, ${failures.length} failed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
process.exit(failures.length === 0 ? 0 : 1);
