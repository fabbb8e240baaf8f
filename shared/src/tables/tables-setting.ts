import * as z from 'zod/mini';
import { textField } from '../http/fields.ts';
import { compareKey } from '../text/compare-text.ts';
import { tableLabel } from './table-names.ts';

export const maxTables = 200;
export const maxTableNameLength = 20;

/** The number or the names of a mess's tables. Rule: tables-1 */
export const TablesSetting = z.union([z.number(), z.array(z.string())]);
export type TablesSetting = z.infer<typeof TablesSetting>;

const badCount = `Enter 1 to ${maxTables} tables`;

/** The setting in a request of staff. */
export const TablesChange = z.union(
  [
    z.int({ error: badCount }).check(z.minimum(1, badCount), z.maximum(maxTables, badCount)),
    z
      .array(
        textField(
          maxTableNameLength,
          `A table's name has at most ${maxTableNameLength} characters`,
        ).check(z.minLength(1, 'A table needs a name')),
      )
      .check(
        z.minLength(1, badCount),
        z.maxLength(maxTables, badCount),
        z.refine(areDistinct, 'Each table needs a name of its own'),
      ),
  ],
  { error: badCount },
);

function areDistinct(names: readonly string[]): boolean {
  const labels = names.map((name) => compareKey(tableLabel(name)));
  return new Set(labels).size === names.length;
}
