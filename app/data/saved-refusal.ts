import { published } from "#app/data/published.ts";

/** Why the browser stores nothing. */
export type Refusal = "full" | "denied";

const refusal = published<Refusal | null>(null);

export const publishRefusal = refusal.publish;

/** Why the last change is not on the device; `null` if it is. */
export const useRefusal = (): Refusal | null => refusal.usePart((current) => current);
