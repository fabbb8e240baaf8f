/** Converts rupees to whole paise, with rounding. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts paise to rupees, as sent in requests and answers. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** `12345600` paise -> `₹1,23,456.00`: for bills, totals and tables. Rule: screens-6 */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** `10000` paise -> `₹100`, `10050` -> `₹100.50`: for menus and sentences. Rule: screens-6 */
export function formatShortPaise(paise: number): string {
  return formatShortRupees(toRupees(paise));
}

/** `100` rupees -> `₹100`, `100.5` -> `₹100.50`: for menus and sentences. Rule: screens-6 */
export function formatShortRupees(rupees: number): string {
  return formatRupees(rupees).replace(/\.00$/, '');
}

/**
 * `45.5` rupees -> `₹45.50`. Formats like `Intl.NumberFormat`, whose creation takes about 50 ms at the start of each
 * page on a phone.
 */
export function formatRupees(rupees: number): string {
  const grouped = Math.abs(rupees)
    .toFixed(2)
    .replace(/\B(?=(?:\d\d)*\d{3}\.)/g, ',');
  return `${rupees < 0 ? '-' : ''}₹${grouped}`;
}
