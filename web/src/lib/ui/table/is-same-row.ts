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
function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && Object.is(a[name], b[name]))
  );
}
