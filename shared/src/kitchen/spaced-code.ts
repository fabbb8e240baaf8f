/** The code in two groups, as it is read and typed. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
