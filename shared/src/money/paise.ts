/** Rupees to whole paise, rounded to two decimals. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Paise to rupees with at most two decimals, as on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** `12345600` paise -> `₹1,23,456.00`. */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise));
}

/** `10000` paise -> `₹100`, `10050` -> `₹100.50`: for sentences, not for bills. */
export function formatShortPaise(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '');
}

/**
 * `45.5` -> `₹45.50`, from an amount in rupees. Writes the same as `Intl.NumberFormat`, whose creation would block the
 * start of every page on a phone for about 50 ms.
 */
export function formatRupees(rupees: number): string {
  const grouped = Math.abs(rupees)
    .toFixed(2)
    .replace(/\B(?=(?:\d\d)*\d{3}\.)/g, ',');
  return `${rupees < 0 ? '-' : ''}₹${grouped}`;
}
