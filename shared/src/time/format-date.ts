/** A date by India's clock: `20 Nov 2026`. */
export const formatDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Makes a function that formats an ISO time by India's clock, unless the options name another zone. It creates the
 * formatter on first use, because that would block the start of a page on a phone for about 50 ms.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    format ??= new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
    return format.format(new Date(iso));
  };
}
