import { useSite } from "#app/site.tsx";
import { support } from "#content/support.ts";
import { TextPage } from "./text-page.tsx";

export default function SupportScreen() {
  return <TextPage page={support(useSite())} />;
}
