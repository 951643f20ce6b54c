import { useSite } from "#app/data/site-context.tsx";
import { TextPage } from "./text-page.tsx";
import { contact } from "./texts/contact.ts";

export default function ContactScreen() {
  return <TextPage page={contact(useSite())} />;
}
