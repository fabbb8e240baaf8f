/** The `tel:` address of a number in any notation. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
