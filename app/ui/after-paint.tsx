import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterPaint } from "./idle.ts";

/**
 * What stands below the head of a page. After a click the head is painted alone, and this follows without holding up anything else. On
 * the server and while hydrating it is there at once, and so it is after Back and Forward, or with a hash: the place to go to needs its height.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isClick = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const [isDue, setDue] = useState(!isClick || hash !== "");
  // Only the browser says when the head has been painted.
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue && children;
}
