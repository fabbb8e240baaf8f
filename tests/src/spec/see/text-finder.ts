/**
 * Which of the texts a piece of a page or of an answer holds: as a whole, or in it where the text is long enough to
 * mean nothing else. It runs in pages too, so it needs nothing but itself.
 * @param wanted  word for word, with {gaps} where names and figures go
 */
export function textFinder(wanted: readonly string[]): (piece: string) => string[] {
  const whole = new Set<string>();
  const long: string[] = [];
  const patterns: [RegExp, string][] = [];
  const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  for (const text of wanted) {
    if (/\{.+\}/.test(text)) {
      const source = text
        .split(/\{[^}]*\}/)
        .map(escaped)
        .join('.+');
      patterns.push([new RegExp(`^${source}$`), text]);
    } else {
      whole.add(text);
      if (text.length >= 12 && text.includes(' ')) long.push(text);
    }
  }
  return (piece) => {
    const plain = piece.replace(/\s+/g, ' ').trim();
    if (plain === '') return [];
    const found = whole.has(plain) ? [plain] : [];
    for (const text of long) if (plain !== text && plain.includes(text)) found.push(text);
    for (const [pattern, text] of patterns) if (pattern.test(plain)) found.push(text);
    return found;
  };
}
