import { AppError } from '@thali/shared/http/app-error';
import type { ChoiceFields } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { newChoiceId } from '../ids/new-id.ts';
import type { ChoiceRow } from './option-group-rows.ts';

interface Counts {
  minChoices: number;
  maxChoices: number;
  choices: readonly { isDefault: boolean }[];
}

/** @throws AppError VALIDATION_ERROR: no guest could choose as many, or what is chosen at first is too much */
export function checkCounts({ minChoices, maxChoices, choices }: Counts): void {
  if (minChoices > maxChoices) throw invalid('min_choices', 'The least is more than the most');
  if (maxChoices > choices.length) {
    throw invalid('max_choices', 'The most is more than there is to choose from');
  }
  if (choices.filter(({ isDefault }) => isDefault).length > maxChoices) {
    throw invalid('choices', 'More are chosen at first than may be');
  }
}

/**
 * The choices as they are stored. One that is known keeps its id, by which orders, carts and portions know it.
 * @throws AppError VALIDATION_ERROR: an id twice, or one that the group does not have
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

function unusedId(ids: ReadonlySet<string>): string {
  const id = newChoiceId();
  return ids.has(id) ? unusedId(ids) : id;
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}
