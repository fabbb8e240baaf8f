import type { ReactNode } from 'react';

/** The first link of a page with bars. It leads to the element with the id `main`. */
export function SkipLink({ children = 'Skip to content' }: { children?: ReactNode }) {
  return (
    <a href="#main" className="skip-link">
      {children}
    </a>
  );
}
