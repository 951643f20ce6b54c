import { useSite } from "#app/data/site-context.tsx";
import { TextPage } from "./text-page.tsx";
import { cookies } from "./texts/cookies.ts";

export default function CookiesScreen() {
  return <TextPage page={cookies(useSite())} />;
}
