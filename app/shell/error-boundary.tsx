import { Component, type ReactNode } from "react";
import { PageFailure } from "#app/ui/failure.tsx";

type Props = { address: string; children: ReactNode };
type State = { failedAt: string | null };

/**
 * What stands where a screen threw. The bar and the footer go on working, and the next address is a new beginning. React has no
 * function for this: it is the one class of the app.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromProps({ address }: Props, { failedAt }: State): State {
    // A failure that has just been caught belongs to the address that is shown.
    if (failedAt === "") return { failedAt: address };
    return { failedAt: failedAt === address ? failedAt : null };
  }

  static getDerivedStateFromError(): State {
    return { failedAt: "" };
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <PageFailure text="Something went wrong on this page." />;
  }
}
