/** How long a code lets a device in. Rule: kitchen-10 */
export const deviceCodeMinutes = 10;

/** The code in two groups, as it is read and typed. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
