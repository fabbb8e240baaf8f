import type { ReactNode } from 'react';
import { quietLinkClass } from './quiet-link-class.ts';

/** A name in a list that opens what there is to know of it. */
export function OpeningButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`text-left font-semibold wrap-anywhere ${quietLinkClass}`}
    >
      {children}
    </button>
  );
}
