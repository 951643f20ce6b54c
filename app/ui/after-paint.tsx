import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./idle.ts";

/**
 * Renders its children after the first paint of a clicked link's page, in a transition. On the server, while hydrating, after Back and
 * Forward, and with a hash it renders them at once: restoring the scroll position needs their height.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isClick = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const [isDue, setDue] = useState(!isClick || hash !== "");
  // Waits for the browser's paint.
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue && children;
}
