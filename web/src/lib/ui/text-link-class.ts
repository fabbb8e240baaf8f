/** A link or button inside a text. */
export const textLinkClass =
  'font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2';

/** A text link on its own line, as tall as a thumb. */
export const lineLinkClass = `${textLinkClass} inline-flex min-h-11 items-center gap-1.5 rounded-lg text-sm`;
