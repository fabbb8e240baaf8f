/**
 * A setting that is a whole number above 0, or its standard.
 * @throws Error for any other text
 */
export function wholeNumber(
  context: (name: string) => string | undefined,
  name: string,
  standard: string,
): string {
  const value = context(name) ?? standard;
  if (/^[1-9]\d*$/.test(value)) return value;
  throw new Error(`The setting ${name} is no whole number above 0: '${value}'`);
}
