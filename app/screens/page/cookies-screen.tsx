import { Suspense } from "react";
import { useSite } from "#app/data/site-context.tsx";
import { deferred } from "#app/ui/deferred.ts";
import { cookies, deviceSectionTitle } from "#content/cookies.ts";
import { TextPage } from "./text-page.tsx";

const DeviceChoices = deferred(async () => (await import("./device-choices.tsx")).DeviceChoices);

export default function CookiesScreen() {
  const choices = (
    <Suspense fallback={null}>
      <DeviceChoices />
    </Suspense>
  );
  return <TextPage page={cookies(useSite())} within={{ [deviceSectionTitle]: choices }} />;
}
