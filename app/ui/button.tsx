import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const base = "inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 font-semibold transition-colors disabled:opacity-45";

const variants = {
  primary: "bg-marquee text-on-marquee hover:bg-marquee-lit",
  quiet: "bg-raised-more text-ivory hover:bg-line",
  /** Over pictures. */
  glass: "bg-on-night/15 text-on-night hover:bg-on-night/25",
  bare: "text-muted hover:text-ivory",
} as const;

export type ButtonVariant = keyof typeof variants;

/** Also for links that look like a button. */
export const buttonClass = (variant: ButtonVariant, extra?: string): string => classNames(base, variants[variant], extra);

export function Button({ variant = "quiet", className, ...props }: ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button type="button" data-slot="button" className={buttonClass(variant, className)} {...props} />;
}
