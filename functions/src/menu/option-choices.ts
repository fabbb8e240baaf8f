import { AppError } from '@thali/shared/http/app-error';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { choiceCountsProblem } from '@thali/shared/menu/choice-counts';
import {
  type ChoiceFields,
  type KnownChoice,
  priceBelowZero,
} from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { newChoiceId } from '../ids/new-id.ts';
import type { ChoiceRow } from './option-group-rows.ts';

/**
 * @throws AppError VALIDATION_ERROR if the group has too few choices for the minimum, or too many defaults for the
 *   maximum
 */
export function checkChoiceCounts(counts: Parameters<typeof choiceCountsProblem>[0]): void {
  const problem = choiceCountsProblem(counts);
  if (problem) throw invalid(toSnakeKey(problem.field), problem.message);
}

/**
 * Converts choices into stored choices. An existing choice keeps its id, because orders, carts and portions refer to
 * it.
 * @throws AppError VALIDATION_ERROR for a repeated id, an id that the group does not have, or a new price below 0
 */
export function toChoiceRows(
  choices: readonly ChoiceFields[],
  stored: readonly ChoiceRow[],
): ChoiceRow[] {
  const ids = new Set(stored.map(({ id }) => id));
  const usedIds = new Set<string>();
  return choices.map(({ id, name, price, isAvailable, isDefault }, index) => {
    if (id !== undefined && (!ids.has(id) || usedIds.has(id))) {
      throw invalid(`choices.${index}.id`, 'Not a choice of this group');
    }
    const pricePaise = toPaise(price);
    const before = stored.find((candidate) => candidate.id === id);
    if (pricePaise < 0 && pricePaise !== before?.pricePaise) {
      throw invalid(`choices.${index}.price`, priceBelowZero);
    }
    const choiceId = id ?? unusedId(ids);
    ids.add(choiceId);
    usedIds.add(choiceId);
    return { id: choiceId, name, pricePaise, isAvailable, isDefault };
  });
}

/**
 * Whether the choices equal the stored choices, in their sequence. A choice without an id is compared by its
 * position.
 */
export function areChoicesEqual(
  rows: readonly ChoiceRow[],
  choices: readonly (Omit<KnownChoice, 'id'> & { id?: string | undefined })[],
): boolean {
  const isRow = (row: ChoiceRow | undefined, choice: (typeof choices)[number]) =>
    row !== undefined &&
    (choice.id ?? row.id) === row.id &&
    choice.name === row.name &&
    toPaise(choice.price) === row.pricePaise &&
    choice.isAvailable === row.isAvailable &&
    choice.isDefault === row.isDefault;
  return (
    rows.length === choices.length && choices.every((choice, place) => isRow(rows[place], choice))
  );
}

function unusedId(ids: ReadonlySet<string>): string {
  const id = newChoiceId();
  return ids.has(id) ? unusedId(ids) : id;
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}
