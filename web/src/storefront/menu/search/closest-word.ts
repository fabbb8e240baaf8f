/**
 * The word that the guest probably meant. Allows one wrong, missing, extra or swapped letter in a word of 4 to 6
 * letters, and two in a longer word. Whole words win over beginnings, which match a guest who is still typing.
 * Rule: storefront-25
 */
export function closestWord(typed: string, words: Iterable<string>): string | undefined {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  let best: string | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const { whole, beginning } = distances(typed, word);
    const isBegun = beginning <= allowed && word[0] === typed[0];
    const distance = whole <= allowed ? whole : isBegun ? allowed + beginning : minDistance;
    if (distance < minDistance) [best, minDistance] = [word, distance];
  }
  return minDistance > 0 ? best : undefined;
}

/** The number of edits from the typed word to the whole word, and to its closest beginning. */
function distances(typed: string, word: string): { whole: number; beginning: number } {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const at = (list: readonly number[], index: number) =>
        list[index] ?? typed.length + word.length;
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, next];
  }
  return { whole: last.at(-1) ?? 0, beginning: Math.min(...last) };
}
