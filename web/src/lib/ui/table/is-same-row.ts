import { isShallowEqual } from './is-shallow-equal.ts';

interface WithRow {
  row: unknown;
}

/** Whether a row or its card would look the same: the row's own values and all that is beside it. */
export function isSameRow<Props extends WithRow>(before: Props, after: Props): boolean {
  const { row: rowBefore, ...restBefore } = before;
  const { row: rowAfter, ...restAfter } = after;
  return isShallowEqual(restBefore, restAfter) && isShallowEqual(rowBefore, rowAfter);
}
