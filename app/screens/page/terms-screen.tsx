import { useSite } from "#app/site.tsx";
import { terms } from "#content/terms.ts";
import { TextPage } from "./text-page.tsx";

export default function TermsScreen() {
  return <TextPage page={terms(useSite())} contents />;
}
