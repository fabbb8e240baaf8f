import type { ReactNode } from 'react';

/** Around a first view: what does nothing yet is disabled, and pale. Links lead on already. */
export function NotYetLive({ children }: { children: ReactNode }) {
  return (
    <fieldset
      disabled
      className="contents [&_:disabled:not([aria-current])]:opacity-55 [&_:is(label,select)]:cursor-default"
    >
      {children}
    </fieldset>
  );
}
