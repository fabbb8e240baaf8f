import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toRupees } from '@thali/shared/money/paise';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';

export interface ChoiceRow {
  id: string;
  name: string;
  /** What it adds to the dish's price; below 0 it takes off. */
  pricePaise: number;
  isAvailable: boolean;
  isDefault: boolean;
}

/** Portions are beside the choices, by their ids: orders take them while somebody edits the rest. */
export interface OptionGroupRow {
  id: string;
  name: string;
  minChoices: number;
  maxChoices: number;
  choices: ChoiceRow[];
  /** Portions left of a choice; absent: unlimited. */
  stock: Record<string, number>;
  /** When somebody counted them last. */
  stockSetAt: Record<string, string>;
  /** The dates in India on which the kitchen ran out of choices, by their ids; on another one it means nothing. Rule: menu-12 */
  soldOutOn?: Record<string, string>;
  updatedAt: string;
}

export function toOptionGroupRow(vendorId: string, row: OptionGroupRow) {
  return { ...keys.optionGroup(vendorId, row.id), ...row };
}

/** Whether the kitchen ran out of a choice on this day in India. */
export function isChoiceSoldOut(
  { soldOutOn }: OptionGroupRow,
  choiceId: string,
  now: Date,
): boolean {
  return soldOutOn?.[choiceId] === toIst(now).date;
}

/** As guests read it: a choice that is sold out today shows as unavailable. */
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

/** As it is switched, and apart from that which of its choices are back tomorrow. */
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

/** The choices that have no portion left or are sold out today, by id. */
export function soldOutChoices(row: OptionGroupRow, now: Date): string[] {
  return row.choices
    .map(({ id }) => id)
    .filter((id) => row.stock[id] === 0 || isChoiceSoldOut(row, id, now))
    .sort();
}
