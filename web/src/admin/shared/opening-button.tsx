import type { ReactNode } from 'react';

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

/** A name that leads to more: a line below it, and no colour that a whole column of them would shout in. */
export const quietLinkClass =
  '-my-2.5 min-h-11 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-accent-ink hover:decoration-2';
