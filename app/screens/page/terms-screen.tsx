import { useSite } from "#app/data/site-context.tsx";
import { terms } from "#content/terms.ts";
import { TextPage } from "./text-page.tsx";

export default function TermsScreen() {
  return <TextPage page={terms(useSite())} isLong />;
}
