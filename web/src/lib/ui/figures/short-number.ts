/** Largest unit first. `stepBelow` is the rounding step of the next smaller unit. */
const units = [
  { size: 1_00_00_000, sign: 'Cr', stepBelow: 10_000 },
  { size: 1_00_000, sign: 'L', stepBelow: 100 },
  { size: 1_000, sign: 'K', stepBelow: 0.1 },
] as const;

/**
 * A large number in few characters, with at most one decimal: `950`, `1.2K`, `3.5L`, `2Cr`.
 * Rule: screens-6
 */
export function shortNumber(value: number): string {
  const amount = Math.abs(value);
  // A number that rounds up to the next unit uses the next unit: 99,960 is 1L, not 100K.
  const unit = units.find(({ size, stepBelow }) => amount >= size - stepBelow / 2);
  const rounded = Math.round((value / (unit?.size ?? 1)) * 10) / 10;
  // Adding 0 turns a negative zero, written '-0', into 0.
  return `${(rounded + 0).toLocaleString('en-IN')}${unit?.sign ?? ''}`;
}

/** A short amount in rupees: `₹1.2K`. */
export function shortRupees(rupees: number): string {
  return `${rupees < 0 ? '-' : ''}₹${shortNumber(Math.abs(rupees))}`;
}

/** An amount in a sentence, without paise: `₹12,345`, `₹1.24 lakh`, `₹3.1 crore`. Rule: screens-6 */
export function spokenRupees(rupees: number): string {
  const amount = Math.round(Math.abs(rupees));
  const sign = rupees < 0 ? '-₹' : '₹';
  if (amount < 1_00_000) return `${sign}${amount.toLocaleString('en-IN')}`;
  // An amount that rounds up to a crore is 1 crore, not 100 lakh.
  const [size, unit] = amount >= 99_99_500 ? [1_00_00_000, 'crore'] : [1_00_000, 'lakh'];
  const rounded = (amount / size).toLocaleString('en-IN', { maximumFractionDigits: 2 });
  return `${sign}${rounded} ${unit}`;
}

/** An estimate in rupees, rounded to three digits and at least to tens: `₹980`, `₹20,100`, `₹1.24 lakh`. */
export function estimatedRupees(rupees: number): string {
  const digits = Math.floor(Math.log10(Math.max(1, rupees)));
  const step = 10 ** Math.max(1, digits - 2);
  return spokenRupees(Math.round(rupees / step) * step);
}
