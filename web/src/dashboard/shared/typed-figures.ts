/** Rupees for a text field: decimals only if they are not zero. */
export function priceText(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/**
 * The text of a price field after typing or pasting: rupees with at most two decimals, never below 0.
 * `-5` -> `0`, `1,250.505` -> `1250.50`. Rule: menu-4
 */
export function typedPrice(text: string): string {
  const figures = text.replaceAll(/[^\d.-]/g, '');
  if (figures.startsWith('-')) return figures === '-' ? '-' : '0';
  const [whole = '', ...decimals] = figures.replaceAll('-', '').split('.');
  const rupees = whole.replace(/^0+(?=\d)/, '');
  return decimals.length === 0 ? rupees : `${rupees || '0'}.${decimals.join('').slice(0, 2)}`;
}

/** The number in a field; undefined if it is empty. */
export function numberOf(text: string): number | undefined {
  return /\d/.test(text) ? Number(text) : undefined;
}
