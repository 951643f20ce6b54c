import type { ComponentProps } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { NotFound } from "#app/endings/not-found.tsx";
import type { PublicSite } from "#domain/site.ts";

type CreditsNotFoundProps = Omit<ComponentProps<typeof NotFound>, "documentTitle"> & { documentTitle: (site: PublicSite) => string };

/** The credits of a title that does not exist. */
export function CreditsNotFound({ documentTitle, ...props }: CreditsNotFoundProps) {
  return <NotFound documentTitle={documentTitle(useSite())} {...props} />;
}
