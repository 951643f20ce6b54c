import { type ComponentProps, createElement } from "react";

export type IconShape = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

// All of lucide's icon modules share one file of types, which leaves out what each of them holds beside its component.
declare module "lucide-react/icons/x" {
  export const __iconData: IconShape;
}

/**
 * One of lucide's icons from its shape: `import { __iconData as star } from "lucide-react/icons/star"`. Its own component is 2 KB of
 * options that nobody here uses, run for each star of a wall. Decorative: what it means stands beside it as text.
 */
export function Icon({ of: { node }, ...props }: { of: IconShape } & ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
