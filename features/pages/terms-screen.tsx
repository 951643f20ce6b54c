import { useSite } from "#app/data/site-context.tsx";
import { TextPage } from "./text-page.tsx";
import { terms } from "./texts/terms.ts";

export default function TermsScreen() {
  return <TextPage page={terms(useSite())} isLong />;
}
