import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { supportPage } from "./support-page.ts";
import { TextPage } from "./text-page.tsx";

export default function SupportScreen() {
  return <TextPage page={supportPage(useWords("page-support"), useSite())} />;
}
