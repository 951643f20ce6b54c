import { useSite } from "#app/data/site-context.tsx";
import { cookies } from "#content/cookies.ts";
import { TextPage } from "./text-page.tsx";

export default function CookiesScreen() {
  return <TextPage page={cookies(useSite())} />;
}
