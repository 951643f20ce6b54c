/** Shown while a screen's code loads. Most of a page high, so that the footer does not jump. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="page-width min-h-[80vh] py-12">
      <p className="sr-only">Loading the page</p>
      <div className="skeleton h-14 w-1/2" />
      <div className="skeleton mt-6 h-6 w-1/3" />
    </div>
  );
}
