import type { Plugin } from "vite";

const router = /react-router\/dist\/.*\.js$/;
/** Names for developers' tools. Each is a write that keeps its component, and all that it needs, in the script. */
const developerNames = /^\w+\.displayName = .*;$/gm;
const wrapped = /= React\$1\.(forwardRef|memo|createContext)\(/g;

/**
 * Lets what we do not use of the router fall out of the script: its forms, fetchers and framework links, 4 KB of it. Only calls that
 * make a component or a context are marked as free of effects; a hook's call never is.
 */
export function shakeableRouter(): Plugin {
  return {
    name: "shakeable-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: router },
      handler: (code) => ({ code: code.replace(developerNames, "").replace(wrapped, "= /* @__PURE__ */ React$$1.$1("), map: null }),
    },
  };
}
