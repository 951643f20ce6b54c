import { mock } from "node:test";

// Loaded into a server under test before its own code: it is always the same day, by which the embedded catalog orders its trending titles.

mock.timers.enable({ apis: ["Date"], now: Date.UTC(2026, 10, 23, 12) });
