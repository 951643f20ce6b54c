import type { Render } from "#server/page-cache/page-cache.ts";

/** A page that is rendered by the same function for a visitor and again. */
export const always = (render: Render["first"]): Render => ({ first: render, again: render });
