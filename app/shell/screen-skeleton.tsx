import { loadingPage } from "#app/words/navigation.ts";

/** Shown while a screen's code loads. Its height prevents the footer from jumping. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="page-width min-h-[80vh] py-12">
      <div className="skeleton h-14 w-1/2" />
      <div className="skeleton mt-6 h-6 w-1/3" />
      <p role="status" className="mt-6 text-muted">
        {loadingPage}
      </p>
    </div>
  );
}
