/** A number with at most one decimal (two below one), without a leading zero. */
export function short(value: number): string {
  const rounded = Math.abs(value) < 1 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}
