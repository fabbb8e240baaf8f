import type { ReactNode } from 'react';
import * as texts from './ui-texts.ts';

/** The first link of a page with bars. It leads to the element with the id `main`. */
export function SkipLink({ children = texts.skipToContent }: { children?: ReactNode }) {
  return (
    <a href="#main" className="skip-link">
      {children}
    </a>
  );
}
