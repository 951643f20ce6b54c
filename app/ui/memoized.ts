import { type ComponentProps, createContext, createElement, type FunctionComponent, type ReactNode, use } from "react";

/** The markup of a component with these properties; `null`: it is to be rendered in its place. */
export type MarkupOf = <Props extends object>(component: FunctionComponent<Props>, props: Props) => string | null;

/** On the server (app/markup-memo.tsx). */
export const MemoizedMarkup = createContext<MarkupOf | null>(null);

/** Of the elements that hold such a component. */
type Tag = "footer" | "header" | "li" | "ul";
type MemoizedProps<As extends Tag, Props extends object> = Omit<ComponentProps<As>, "children"> & {
  as: As;
  of: FunctionComponent<Props>;
  props: Props;
  inPlace?: boolean;
};

/**
 * `<Memoized as="li" of={Card} props={props} />` is `<li><Card {...props} /></li>`: so the browser renders it. The server renders equal properties once.
 * The component may depend on its properties, on the site and on state that starts alike on all pages; not on the address or a query, and without `useId`.
 * The markup is what React itself has rendered, which escapes every text. `inPlace`: for a picture with priority, whose preload React puts at the beginning of what it renders.
 */
export function Memoized<As extends Tag, Props extends object>({ as, of, props, inPlace = false, ...rest }: MemoizedProps<As, Props>): ReactNode {
  const markup = (import.meta.env.SSR && !inPlace && use(MemoizedMarkup)?.(of, props)) || null;
  return markup === null
    ? createElement<object>(as, rest, createElement(of, props))
    : createElement<object>(as, { ...rest, dangerouslySetInnerHTML: { __html: markup } });
}
