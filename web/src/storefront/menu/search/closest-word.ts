/**
 * The word that the guest probably meant. Allows one typing error in a word of 4 to 6 letters, and two in a longer word.
 * An error is a wrong, missing, extra or swapped letter. Also compares with beginnings of words, because the guest may
 * still be typing; whole words win. Rule: storefront-25
 */
export function closestWord(query: string, words: Iterable<string>): string | undefined {
  const maxErrors = query.length < 4 ? 0 : query.length < 7 ? 1 : 2;
  let closest: string | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const { whole, beginning } = distances(query, word);
    const isBeginning = beginning <= maxErrors && word[0] === query[0];
    const distance = whole <= maxErrors ? whole : isBeginning ? maxErrors + beginning : minDistance;
    if (distance < minDistance) [closest, minDistance] = [word, distance];
  }
  return minDistance > 0 ? closest : undefined;
}

/** The edit distance from the typed text to the whole word, and to its closest beginning. */
function distances(query: string, word: string): { whole: number; beginning: number } {
  let rowBefore: number[] = [];
  let lastRow = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= query.length; row += 1) {
    const nextRow = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const at = (list: readonly number[], index: number) =>
        list[index] ?? query.length + word.length;
      const isSame = query[row - 1] === word[column - 1];
      const isSwapped = query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1];
      nextRow[column] = Math.min(
        at(lastRow, column) + 1,
        at(nextRow, column - 1) + 1,
        at(lastRow, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rowBefore, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [rowBefore, lastRow] = [lastRow, nextRow];
  }
  return { whole: lastRow.at(-1) ?? 0, beginning: Math.min(...lastRow) };
}
