import { useSite } from "#app/data/site-context.tsx";
import { TextPage } from "./text-page.tsx";
import { privacy } from "./texts/privacy.ts";

export default function PrivacyScreen() {
  return <TextPage page={privacy(useSite())} isLong />;
}
