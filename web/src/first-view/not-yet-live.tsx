import type { ReactNode } from 'react';

/**
 * Wraps a first view. Buttons are disabled and pale until the start script takes presses; links work. The note after
 * them says what a press waits for.
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
