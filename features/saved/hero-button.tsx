import type { ComponentProps } from "react";
import { buttonClass } from "#app/ui/button.tsx";

/** Over a picture: an icon, with its name as the tooltip. */
export const HeroButton = ({ name, ...props }: { name: string } & ComponentProps<"button">) => (
  <button type="button" title={name} aria-label={name} className={buttonClass("glass", "size-11 noscript:hidden")} {...props} />
);
