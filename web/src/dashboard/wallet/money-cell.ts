/** `12.5` -> `12.50`: a number to a spreadsheet, without a sign for the currency. */
export function moneyCell(rupees: number): string {
  return rupees.toFixed(2);
}
