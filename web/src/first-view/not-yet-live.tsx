import type { ReactNode } from 'react';

/** Wraps a first view. Buttons are disabled and pale until the script runs; links work. */
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
