import { useLocation } from "#app/router/router.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import type { Notice } from "#domain/notices.ts";
import { buttonClass } from "./button.tsx";

type FailureProps = {
  text: string;
  /** Without it "Try again" reloads the page, as it does without script. */
  onRetry?: () => void;
  /** It will be loaded again without the visitor. */
  retriesItself?: boolean;
};

/** Stands in for a section that failed to load. */
export function Failure({ text, onRetry, retriesItself = false }: FailureProps) {
  const { retryingSoon, tryAgain } = useWords("site").actions;
  const pathIn = usePathIn();
  const { pathname, search } = useLocation();
  return (
    <div data-slot="failure" role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-raised px-5 py-4">
      <p className="text-danger">{text}</p>
      {retriesItself && <span className="text-sm text-muted noscript:hidden">{retryingSoon}</span>}
      <a
        href={pathIn(pathname + search)}
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

/** `Failure` with the text of a notice. */
export function NoticeFailure({ notice, ...props }: Omit<FailureProps, "text"> & { notice: Notice }) {
  const { notices } = useWords("site");
  return <Failure text={notices[notice.id].text} {...props} />;
}
