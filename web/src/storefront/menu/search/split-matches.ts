/** The parts of a text, those that match one of the words marked. */
export function splitMatches(
  text: string,
  words: readonly string[],
): { text: string; isMatch: boolean }[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: { text: string; isMatch: boolean }[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const found = words.find((word) => word !== '' && lower.startsWith(word, at));
    if (!found) {
      at += 1;
      continue;
    }
    parts.push({ text: text.slice(from, at), isMatch: false });
    from = at + found.length;
    parts.push({ text: text.slice(at, from), isMatch: true });
    at = from;
  }
  parts.push({ text: text.slice(from), isMatch: false });
  return parts.filter((part) => part.text !== '');
}
