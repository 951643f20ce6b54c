import { Component, type ReactNode } from "react";
import { useWords } from "#app/words/use-words.tsx";
import { PageFailure } from "#features/search/endings/page-failure.tsx";

type Props = { address: string; children: ReactNode };
type State = { failedAddress: string | null };

/** The failure's address is not known while the error is caught. */
const unknownAddress = "";

function ScreenFailure() {
  return <PageFailure text={useWords("site").states.screenFailed} />;
}

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
    return this.state.failedAddress === null ? this.props.children : <ScreenFailure />;
  }
}
