/** Rupees as a field holds them: decimals only where there are any. */
export function priceText(rupees: number): string {
  return Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2);
}

/**
 * What the price field shows after this was typed or pasted: rupees with two decimals at most,
 * never below 0. `-5` -> `0`, `1,250.505` -> `1250.50`. Rule: menu-4
 */
export function typedPrice(text: string): string {
  const figures = text.replaceAll(/[^\d.-]/g, '');
  if (figures.startsWith('-')) return figures === '-' ? '-' : '0';
  const [whole = '', ...decimals] = figures.replaceAll('-', '').split('.');
  const rupees = whole.replace(/^0+(?=\d)/, '');
  return decimals.length === 0 ? rupees : `${rupees || '0'}.${decimals.join('').slice(0, 2)}`;
}

/** The number of a field's figures; undefined where it is empty. */
export function numberOf(text: string): number | undefined {
  return /\d/.test(text) ? Number(text) : undefined;
}
