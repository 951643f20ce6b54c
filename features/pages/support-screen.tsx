import { useSite } from "#app/data/site-context.tsx";
import { TextPage } from "./text-page.tsx";
import { support } from "./texts/support.ts";

export default function SupportScreen() {
  return <TextPage page={support(useSite())} />;
}
