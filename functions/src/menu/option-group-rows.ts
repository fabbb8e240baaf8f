import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toRupees } from '@thali/shared/money/paise';
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
  updatedAt: string;
}

export function toOptionGroupRow(vendorId: string, row: OptionGroupRow) {
  return { ...keys.optionGroup(vendorId, row.id), ...row };
}

export function toOptionGroup({
  id,
  name,
  minChoices,
  maxChoices,
  choices,
  stock,
}: OptionGroupRow): OptionGroup {
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

/** The choices that have no portion left, by id. */
export function soldOutChoices({ stock }: OptionGroupRow): string[] {
  return Object.keys(stock)
    .filter((choiceId) => stock[choiceId] === 0)
    .sort();
}
