import { useEffect } from "react";
import { useNavigate } from "./navigate.ts";

/** Replaces the address when it mounts. The library's own `Navigate` shares a module with its routers (decision 069). */
export function Redirect({ to }: { to: string }): null {
  const navigate = useNavigate();
  // The address is outside of React.
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
