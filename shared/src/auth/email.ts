/** Whether it looks like an address: something before the @, and a name with a dot after it. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
