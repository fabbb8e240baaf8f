/** A link or a button that reads as part of a text. */
export const textLinkClass =
  'font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2';

/** The same, standing alone: as tall as a thumb wants it. */
export const lineLinkClass = `${textLinkClass} inline-flex min-h-11 items-center gap-1.5 rounded-lg text-sm`;
