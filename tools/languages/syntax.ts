import { type ESTree, parseSync } from "vite";

// What the checks read of a file's syntax.

type Node = ESTree.Node;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** @throws if the text is no TypeScript */
export function programOf(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

export const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** A text, or the part of one between values. `null` for other syntax. */
export function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  return node.type === "TemplateElement" ? (node.value.cooked ?? node.value.raw) : null;
}

/** The whole of an argument is used, not a field of it alone. */
const whole = "*";

/** "count === 1" chooses between singular and plural, which some nouns and languages do not have. */
const choosesNumber = (node: Node): boolean => node.type === "BinaryExpression" && node.right.type === "Literal" && node.right.value === 1;

/** What a function's body uses of a variable: names of fields, or the whole. */
function usesOf(name: string, body: Node): string[] {
  if (choosesNumber(body)) return [];
  if (body.type === "Identifier") return body.name === name ? [whole] : [];
  if (body.type === "MemberExpression" && !body.computed && body.object.type === "Identifier" && body.object.name === name)
    return body.property.type === "Identifier" ? [body.property.name] : [whole];
  if (body.type === "MemberExpression" && !body.computed) return usesOf(name, body.object);
  // The name of a property is no variable.
  if (body.type === "Property" && !body.computed) return usesOf(name, body.value);
  return childrenOf(body).flatMap((child) => usesOf(name, child));
}

function usesOfParameter(parameter: Node, body: Node): string[] {
  if (parameter.type === "Identifier") return usesOf(parameter.name, body);
  if (parameter.type === "AssignmentPattern") return usesOfParameter(parameter.left, body);
  if (parameter.type === "RestElement") return usesOfParameter(parameter.argument, body);
  if (parameter.type !== "ObjectPattern") return [whole];
  return parameter.properties.flatMap((property) => {
    if (property.type === "RestElement") return [whole];
    const isUsed = usesOfParameter(property.value, body).length > 0;
    return isUsed && property.key.type === "Identifier" ? [property.key.name] : [];
  });
}

/** Of each argument of a function, which fields its body uses; `"*"`: the whole. */
export function usedArguments(source: string): Set<string>[] {
  const isMethod = !/^(?:function\b|\(|[\w$]+\s*=>)/.test(source);
  const made = nodesIn(programOf("words.ts", isMethod ? `({ ${source} })` : `(${source})`)).find(
    ({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression",
  );
  if (made?.type !== "ArrowFunctionExpression" && made?.type !== "FunctionExpression") throw new Error(`no function: ${source}`);
  const { params, body } = made;
  return params.map((parameter) => new Set(body ? usesOfParameter(parameter, body) : []));
}
