/** The classes of a link or button inside a text. */
export const textLinkClass =
  'font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2';

/** The classes of a text link on its own line, tall enough for a thumb. */
export const lineLinkClass = `${textLinkClass} inline-flex min-h-11 items-center gap-1.5 rounded-lg text-sm`;
