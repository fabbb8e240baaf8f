import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toRupees } from '@thali/shared/money/paise';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';

export interface ChoiceRow {
  id: string;
  name: string;
  /** Added to the dish's price; may be negative. */
  pricePaise: number;
  isAvailable: boolean;
  isDefault: boolean;
}

/** Portions are stored separately, by choice id, because orders take portions while staff edit choices. */
export interface OptionGroupRow {
  id: string;
  name: string;
  minChoices: number;
  maxChoices: number;
  choices: ChoiceRow[];
  /** Portions left of a choice; absent if unlimited. */
  stock: Record<string, number>;
  /** The time of the last recount. */
  stockSetAt: Record<string, string>;
  /**
   * For each choice the date in India on which it sold out. Ignored on other dates.
   * Rule: menu-12
   */
  soldOutOn?: Record<string, string>;
  updatedAt: string;
}

export function toOptionGroupRow(vendorId: string, row: OptionGroupRow) {
  return { ...keys.optionGroup(vendorId, row.id), ...row };
}

export function isChoiceSoldOut(
  { soldOutOn }: OptionGroupRow,
  choiceId: string,
  now: Date,
): boolean {
  return soldOutOn?.[choiceId] === toIst(now).date;
}

/** A group for guests. A choice that is sold out today is unavailable. */
export function toOptionGroup(row: OptionGroupRow, now: Date): OptionGroup {
  const group = groupOf(row);
  return {
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      isAvailable: choice.isAvailable && !isChoiceSoldOut(row, choice.id, now),
    })),
  };
}

/** A group for staff. Tells separately whether a choice is available and whether it is sold out today. */
export function toStaffOptionGroup(row: OptionGroupRow): OptionGroup {
  const group = groupOf(row);
  const now = new Date();
  return {
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      soldOutToday: isChoiceSoldOut(row, choice.id, now),
    })),
  };
}

function groupOf(row: OptionGroupRow): OptionGroup {
  const { id, name, minChoices, maxChoices, choices, stock } = row;
  return {
    id,
    name,
    minChoices,
    maxChoices,
    choices: choices.map(({ pricePaise, ...choice }) => ({
      id: choice.id,
      name: choice.name,
      price: toRupees(pricePaise),
      isAvailable: choice.isAvailable,
      isDefault: choice.isDefault,
      quantity: stock[choice.id] ?? null,
    })),
  };
}

/** The ids of choices without portions or sold out today. */
export function soldOutChoices(row: OptionGroupRow, now: Date): string[] {
  return row.choices
    .map(({ id }) => id)
    .filter((id) => row.stock[id] === 0 || isChoiceSoldOut(row, id, now))
    .sort();
}
