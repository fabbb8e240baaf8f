const date = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A date by India's clock: `20 Nov 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}
