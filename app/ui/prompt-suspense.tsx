import { type ReactNode, Suspense, use, useCallback, useLayoutEffect, useReducer, useRef } from "react";
import { PendingCode } from "./deferred.ts";

type WaitingProps = { onWaiting: () => void; children: ReactNode };

function Waiting({ onWaiting, children }: WaitingProps) {
  // After each render, because what has come may wait for more code.
  useLayoutEffect(onWaiting);
  return children;
}

type SuspenseProps = { fallback?: ReactNode; children: ReactNode };

/** A `Suspense` for lazy components that shows them as soon as their code is there. React alone leaves a fallback for 300 ms. */
export function PromptSuspense({ fallback, children }: SuspenseProps) {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const code = useRef<Promise<unknown>>(null);
  const onPending = useCallback((pending: Promise<unknown>) => {
    code.current = pending;
  }, []);
  const renderWhenReady = useCallback(() => {
    code.current?.then(renderAgain, renderAgain);
    code.current = null;
  }, []);
  return (
    <PendingCode value={import.meta.env.SSR ? use(PendingCode) : onPending}>
      <Suspense fallback={<Waiting onWaiting={renderWhenReady}>{fallback}</Waiting>}>{children}</Suspense>
    </PendingCode>
  );
}
