import { Component, type ReactNode } from 'react';
import { ErrorState } from '../lib/ui/error-state.tsx';

/** The last resort: whatever breaks on screen ends here. Rule: screens-2 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          level={1}
          title="Something went wrong."
          message="Please refresh the page and try again."
          onRetry={() => location.reload()}
          retryLabel="Refresh"
        />
      </main>
    );
  }
}
