const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const dotGrouped = /^\d{1,3}(?:\.\d{3})*(?:,\d+)?$/;
const plain = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a column of figures: 1234.5, 1,23,400, ₹ 450/-, -20. If the column has decimals with a comma, such as 12,5, a
 * dot groups digits.
 * @returns undefined for a text that is not clearly a figure
 */
export function readFigures(texts: readonly string[]): (number | undefined)[] {
  const figures = texts.map((text) =>
    text
      .replace(/^([+-]?)\s*(?:₹|rs\.?|inr)\s*/i, '$1')
      .replace(/\s*\/-$/, '')
      .replaceAll('\u00A0', ''),
  );
  const commas = figures.filter((text) => /^[+-]?\d[\d.]*,\d{1,2}$/.test(text)).length;
  const points = figures.filter((text) => /,\d{3}(?:\.|$)|^[+-]?\d+\.\d{1,2}$/.test(text)).length;
  return figures.map((text) => numberOf(text, commas > points));
}

function numberOf(text: string, hasCommaDecimals: boolean): number | undefined {
  const [, sign, digits = ''] = /^([+-]?)\s*(.*)$/.exec(text) ?? [];
  const value = Number(normalise(digits, hasCommaDecimals));
  return Number.isFinite(value) ? (sign === '-' ? -value : value) : undefined;
}

function normalise(digits: string, hasCommaDecimals: boolean): string {
  if (hasCommaDecimals && (/^\d+,\d+$/.test(digits) || dotGrouped.test(digits))) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  if (!hasCommaDecimals && grouped.test(digits)) return digits.replaceAll(',', '');
  return plain.test(digits) ? digits : 'NaN';
}
