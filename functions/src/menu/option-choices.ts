import { AppError } from '@thali/shared/http/app-error';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { countsProblem } from '@thali/shared/menu/choice-counts';
import type { ChoiceFields, KnownChoice } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { newChoiceId } from '../ids/new-id.ts';
import type { ChoiceRow } from './option-group-rows.ts';

/** @throws AppError VALIDATION_ERROR if guests cannot choose that many, or the defaults exceed the maximum */
export function checkCounts(counts: Parameters<typeof countsProblem>[0]): void {
  const problem = countsProblem(counts);
  if (problem) throw invalid(toSnakeKey(problem.field), problem.message);
}

/**
 * The choices as stored. A known choice keeps its id, which orders, carts and portions refer to.
 * @throws AppError VALIDATION_ERROR for a repeated id, or an id that the group does not have
 */
export function toChoiceRows(
  given: readonly ChoiceFields[],
  known: readonly ChoiceRow[],
): ChoiceRow[] {
  const ids = new Set(known.map(({ id }) => id));
  const used = new Set<string>();
  return given.map(({ id, name, price, isAvailable, isDefault }, index) => {
    if (id !== undefined && (!ids.has(id) || used.has(id))) {
      throw invalid(`choices.${index}.id`, 'Not a choice of this group');
    }
    const own = id ?? unusedId(ids);
    ids.add(own);
    used.add(own);
    return { id: own, name, pricePaise: toPaise(price), isAvailable, isDefault };
  });
}

/** Whether these are the group's choices, in its sequence. A choice without an id means the stored choice at its position. */
export function areChoices(
  rows: readonly ChoiceRow[],
  given: readonly (Omit<KnownChoice, 'id'> & { id?: string | undefined })[],
): boolean {
  const isRow = (row: ChoiceRow | undefined, one: (typeof given)[number]) =>
    row !== undefined &&
    (one.id ?? row.id) === row.id &&
    one.name === row.name &&
    toPaise(one.price) === row.pricePaise &&
    one.isAvailable === row.isAvailable &&
    one.isDefault === row.isDefault;
  return rows.length === given.length && given.every((one, place) => isRow(rows[place], one));
}

function unusedId(ids: ReadonlySet<string>): string {
  const id = newChoiceId();
  return ids.has(id) ? unusedId(ids) : id;
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}
