import { useSite } from "#app/data/site-context.tsx";
import { contact } from "#content/contact.ts";
import { TextPage } from "./text-page.tsx";

export default function ContactScreen() {
  return <TextPage page={contact(useSite())} />;
}
