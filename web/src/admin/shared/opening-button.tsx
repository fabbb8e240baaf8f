import type { ReactNode } from 'react';

/** The name of a row, which opens the details. */
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

/** An underline without colour, because a column of coloured links would be too loud. */
export const quietLinkClass =
  '-my-2.5 min-h-11 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-accent-ink hover:decoration-2';
