/** A name that leads to more: a line below it, and no colour that a whole column of them would shout in. */
export const quietLinkClass =
  '-my-2.5 min-h-11 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-accent-ink hover:decoration-2';
