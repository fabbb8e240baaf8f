/** Whole paise of an amount in rupees. The second decimal is the last that counts. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Rupees with at most two decimals, as they travel on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}

const withPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** `12345600` paise -> `₹1,23,456.00`. */
export function formatPaise(paise: number): string {
  return withPaise.format(toRupees(paise));
}

/** `10000` paise -> `₹100`, `10050` -> `₹100.50`: in a sentence, not on a bill. */
export function formatShortPaise(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '');
}

/** `4550` -> `₹45.50`, from an amount in rupees as it came over the wire. */
export function formatRupees(rupees: number): string {
  return withPaise.format(rupees);
}
