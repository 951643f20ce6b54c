import { useSite } from "#app/data/site-context.tsx";
import { privacy } from "#content/privacy.ts";
import { TextPage } from "./text-page.tsx";

export default function PrivacyScreen() {
  return <TextPage page={privacy(useSite())} isLong />;
}
