/** The query parameter with the code of a table, in the address of its card. Rule: tables-2 */
export const tableParameter = 't';

/** The address on the card of a table. */
export function tableLink(menuLink: string, code: string): string {
  return `${menuLink}?${tableParameter}=${code}`;
}
