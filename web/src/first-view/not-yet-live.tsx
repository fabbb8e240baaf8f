import type { ReactNode } from 'react';

/**
 * Wraps a first view. Links work. Buttons are disabled and pale until the start script takes presses. Then a note below
 * says that the page is loading.
 */
export function NotYetLive({ children }: { children: ReactNode }) {
  return (
    <>
      <fieldset
        disabled
        className="contents [&_:disabled:not([aria-current])]:opacity-55 disabled:[&_:is(label,select)]:cursor-default [&_[aria-busy]]:animate-pulse [&_[aria-busy]]:opacity-70 [&_[aria-busy]]:cursor-progress"
      >
        {children}
      </fieldset>
      <p role="status" className="loading-note empty:sr-only" />
    </>
  );
}
