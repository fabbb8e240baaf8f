/** The query parameter with a table's code, in the address on the table's card. Rule: tables-2 */
export const tableParameter = 't';

/** The address on a table's card. */
export function tableLink(menuLink: string, code: string): string {
  return `${menuLink}?${tableParameter}=${code}`;
}
