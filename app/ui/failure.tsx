import { useLocation } from "react-router";
import { tryAgain } from "#content/words/actions.ts";
import { buttonClass } from "./button.tsx";

type FailureProps = {
  text: string;
  /** Without it "Try again" reloads the page, as it does without script. */
  onRetry?: () => void;
};

/** Stands in for a section that failed to load. */
export function Failure({ text, onRetry }: FailureProps) {
  const { pathname, search } = useLocation();
  return (
    <div data-slot="failure" role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-raised px-5 py-4">
      <p className="text-danger">{text}</p>
      <a
        href={pathname + search}
        className={buttonClass("quiet")}
        onClick={(event) => {
          if (!onRetry) return;
          event.preventDefault();
          onRetry();
        }}
      >
        {tryAgain}
      </a>
    </div>
  );
}
