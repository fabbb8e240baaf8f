const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `20 Nov 2026`, by India's clock. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
