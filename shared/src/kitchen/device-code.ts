/** The minutes in which a code can enroll a device. Rule: kitchen-10 */
export const deviceCodeMinutes = 10;

/** The code in two groups, as people read and type it. */
export function formatDeviceCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
