import { Failure } from "#app/ui/failure.tsx";
import { failed } from "#content/words/saved-list.ts";

/** The code of the list could not be fetched. */
export const ListFailure = () => <Failure text={failed} />;
