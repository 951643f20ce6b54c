import { createRequire } from "node:module";

// Loaded into a server under test before its own code: a build that shows every page under a wrong name.

const reactDom = createRequire(import.meta.url)("react-dom/server") as { renderToString: (tree: unknown) => string };
const { renderToString } = reactDom;
reactDom.renderToString = (tree) => renderToString(tree).replace(/(<h1[^>]*>)[^<]*(?=<\/h1>)/, "$1Wrong name");
