/** Whether a text fits a pattern of AWS's: a star matches any characters, a question mark one. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const expression = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}
