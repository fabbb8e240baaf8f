import type { LunchHistory } from '../load/lunch/history.ts';

/** How a lunch's requests were answered, for a table: each status, none, and what should not have been. */
export function answerRows(history: LunchHistory): (string | number)[][] {
  return [
    ...[...history.answers]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([status, count]) => [`answers ${status}`, count]),
    ['requests without an answer', history.noAnswers],
    ['answers that a right request must not get', history.problems.length],
  ];
}
