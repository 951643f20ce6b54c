import XmlBuilder from "fast-xml-builder";

/** An element by its name: a text, a list of equal ones, or one with attributes (their names begin with "@") and elements; "#" is its text. */
export type XmlValue = string | undefined | readonly XmlValue[] | { readonly [name: string]: XmlValue };

// Else an attribute "true" loses its value, as in HTML.
const suppressBooleanAttributes = false;
const builder = new XmlBuilder({ suppressBooleanAttributes, ignoreAttributes: false, attributeNamePrefix: "@", textNodeName: "#", suppressEmptyNode: true });

/** What XML 1.0 does not allow, even escaped. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function cleaned(value: XmlValue): XmlValue {
  if (typeof value === "string") return value.replace(notInXml, "");
  if (Array.isArray(value)) return value.map(cleaned);
  return value && Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, cleaned(inner)]])));
}

/** Escapes every text and attribute. */
export const xmlDocument = (root: { readonly [name: string]: XmlValue }): string =>
  builder.build({ "?xml": { "@version": "1.0", "@encoding": "utf-8" }, ...(cleaned(root) as object) });
