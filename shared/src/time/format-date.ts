/** Formats an ISO time as a date in India: `20 Nov 2026`. */
export const formatDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns a function that formats an ISO time in India's time zone, unless the options contain another zone. The first
 * call creates the formatter, because its creation at the start of a page would take about 50 ms on a phone.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-IN',
): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
    return format.format(new Date(iso));
  };
}
