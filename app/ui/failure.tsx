import { useLocation } from "react-router";
import { buttonClass } from "./button.tsx";

/** What stands where a section would be when it failed. Without script "Try again" asks for the page anew, with script for the section. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <div data-slot="failure" role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-raised px-5 py-4">
      <p className="text-danger">{text}</p>
      <a
        href={pathname + search}
        className={buttonClass("quiet")}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        Try again
      </a>
    </div>
  );
}
