import { useEffect, useState } from "react";
import { showToast } from "#app/ui/toast-channel.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";

/** `[copied, copy]`: `copied` is reset after two seconds. */
export function useCopy(url: string): [boolean, () => Promise<void>] {
  const [copied, setCopied] = useState(false);
  // The timer must not outlive its part.
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), limits.share.copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const written = await (navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"))).then(
      () => true,
      () => false,
    );
    setCopied(written);
    showToast(written ? notices.linkCopied : notices.linkNotCopied);
  };
  return [copied, copy];
}
