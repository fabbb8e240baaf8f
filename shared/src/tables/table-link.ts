/** Names the code of a table in the address that its card holds. Rule: tables-2 */
export const tableParameter = 't';

/** The address that the card of a table holds. */
export function tableLink(menuLink: string, code: string): string {
  return `${menuLink}?${tableParameter}=${code}`;
}
