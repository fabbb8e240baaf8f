import { isRecord } from '@thali/shared/http/is-record';

interface WithRow {
  row: unknown;
}

/** Whether a row would look the same: its values are equal, and all other props are identical. */
export function isSameRow<Props extends WithRow>(before: Props, after: Props): boolean {
  const { row: rowBefore, ...restBefore } = before;
  const { row: rowAfter, ...restAfter } = after;
  return isShallowEqual(restBefore, restAfter) && isShallowEqual(rowBefore, rowAfter);
}

/** Compares plain objects value by value, and everything else by identity. */
function isShallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}
