import { Component, type ReactNode } from "react";
import { screenFailed } from "#app/words/states.ts";
import { PageFailure } from "#features/search/endings/page-failure.tsx";

type Props = { address: string; children: ReactNode };
type State = { failedAddress: string | null };

/** The failure's address is not known while the error is caught. */
const unknownAddress = "";

/** Replaces a screen that threw, until the address changes. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAddress: null };

  static getDerivedStateFromProps({ address }: Props, { failedAddress }: State): State {
    if (failedAddress === unknownAddress) return { failedAddress: address };
    return { failedAddress: failedAddress === address ? failedAddress : null };
  }

  static getDerivedStateFromError(): State {
    return { failedAddress: unknownAddress };
  }

  override render(): ReactNode {
    return this.state.failedAddress === null ? this.props.children : <PageFailure text={screenFailed} />;
  }
}
