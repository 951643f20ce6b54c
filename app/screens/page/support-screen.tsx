import { useSite } from "#app/data/site-context.tsx";
import { support } from "#content/support.ts";
import { TextPage } from "./text-page.tsx";

export default function SupportScreen() {
  return <TextPage page={support(useSite())} />;
}
