/** Attributes that a visitor reads or hears. */
const spoken = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];
const headTexts = /^(?:description|keywords|twitter:(?:title|description|image:alt|label1|data1)|(?:og|article|video):(?:title|description|image:alt|tag))$/;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

function structuredTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key.startsWith("@") ? [] : structuredTexts(one)));
}

/** What is not marked as a text in another language than the page's. */
function textNodes(node: Node): string[] {
  if (node.nodeName === "SCRIPT" || node.nodeName === "STYLE") return [];
  if (node.nodeType === 3) return [node.nodeValue ?? ""];
  const attributes = "getAttribute" in node ? (node as Element) : null;
  if (attributes?.hasAttribute("lang")) return [];
  return [...spoken.map((name) => attributes?.getAttribute(name) ?? ""), ...[...node.childNodes].flatMap(textNodes)];
}

/** Every text of a page: its title, descriptions, structured data, text nodes and labels, each once. */
export function textsOf(page: Document): string[] {
  const metas = [...page.querySelectorAll("meta")]
    .filter((meta) => headTexts.test(meta.getAttribute("name") ?? meta.getAttribute("property") ?? ""))
    .map((meta) => meta.getAttribute("content") ?? "");
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => structuredTexts(JSON.parse(script.textContent ?? "")));
  const texts = [page.title, ...metas, ...data.filter((text) => !/^(?:https?:|PT\d|\d)/.test(text)), ...textNodes(page.body)];
  return [...new Set(texts.map(oneLine).filter((text) => text !== ""))];
}

/** Fields of titles and people that are not in the page's language, or are names. */
const named = new Set([
  ...["title", "name", "original_title", "original_name", "character", "characters", "overview", "tagline", "biography", "place_of_birth"],
  ...["author", "content", "note", "roles", "creators"],
]);

/** The names and texts of titles and people in a page's data, without those of `kinds`: genres, departments and jobs have names, too. */
export function namesIn(state: unknown, kinds: ReadonlySet<string>, key = ""): string[] {
  if (typeof state === "string") return named.has(key) && !kinds.has(state) ? [state, ...state.split(/\n\s*\n/)].map(oneLine) : [];
  if (typeof state !== "object" || state === null) return [];
  return Object.entries(state).flatMap(([field, value]) => namesIn(value, kinds, Array.isArray(state) ? key : field));
}
