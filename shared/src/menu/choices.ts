import { toPaise, toRupees } from '../money/paise.ts';
import { isOrderable } from './is-orderable.ts';
import type { MenuItem } from './menu.contract.ts';
import type { Choice, OptionGroup } from './option-groups.contract.ts';

export interface ChosenOption {
  groupId: string;
  choiceId: string;
}

export type ChoiceProblem =
  /** `name` is undefined for a deleted choice. */
  | { kind: 'unavailable'; chosen: ChosenOption; name: string | undefined }
  | { kind: 'too-few' | 'too-many'; group: OptionGroup };

type DishWithGroups = Pick<MenuItem, 'id' | 'price' | 'sizes' | 'optionGroupIds'>;

/** The groups from which a guest chooses: the size, then the existing option groups in the dish's order. */
export function allGroupsOf(dish: DishWithGroups, groups: readonly OptionGroup[]): OptionGroup[] {
  return [...sizeGroupsOf(dish), ...optionGroupsOf(dish, groups)];
}

/** The existing option groups of a dish, in the dish's order. */
export function optionGroupsOf(
  { optionGroupIds = [] }: Pick<MenuItem, 'optionGroupIds'>,
  groups: readonly OptionGroup[],
): OptionGroup[] {
  return optionGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []);
}

/**
 * The sizes as a required group with the dish's id. The price of a choice is the difference to the price of the dish.
 * Rule: menu-32
 */
export function sizeGroupsOf({ id, price, sizes }: DishWithGroups): OptionGroup[] {
  if (!sizes) return [];
  const choices = sizes.map(({ isAvailable = true, ...size }) => ({
    ...size,
    price: toRupees(toPaise(size.price) - toPaise(price)),
    isAvailable,
    isDefault: false,
    quantity: null,
  }));
  return [{ id, name: 'Size', minChoices: 1, maxChoices: 1, choices }];
}

/** Why a guest cannot order a dish with these choices; undefined if the guest can. Rule: menu-14 */
export function choiceProblem(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenOption[],
): ChoiceProblem | undefined {
  for (const option of chosen) {
    const choice = choiceOf(groups, option);
    if (!choice || !isOrderable(choice)) {
      return { kind: 'unavailable', chosen: option, name: choice?.name };
    }
  }
  for (const group of groups) {
    const ids = chosen
      .filter(({ groupId }) => groupId === group.id)
      .map((choice) => choice.choiceId);
    if (ids.length > group.maxChoices || new Set(ids).size < ids.length) {
      return { kind: 'too-many', group };
    }
    if (ids.length < group.minChoices) return { kind: 'too-few', group };
  }
  return undefined;
}

export interface ResolvedChoice extends ChosenOption {
  choice: Choice;
}

/** A guest's choices that still exist, in the order of the groups and of their choices. */
export function resolveChoices(
  groups: readonly OptionGroup[],
  chosen: readonly ChosenOption[],
): ResolvedChoice[] {
  return groups.flatMap((group) =>
    group.choices
      .filter(({ id }) =>
        chosen.some((choice) => choice.groupId === group.id && choice.choiceId === id),
      )
      .map((choice) => ({ groupId: group.id, choiceId: choice.id, choice })),
  );
}

/** The price of one portion with its choices, at least 0. */
export function portionPaise(
  dishPaise: number,
  choices: readonly { choice: Pick<Choice, 'price'> }[],
): number {
  const extra = choices.reduce((sum, { choice }) => sum + toPaise(choice.price), 0);
  return Math.max(0, dishPaise + extra);
}

/** Whether each required group has enough available choices. */
export function canChoose(groups: readonly OptionGroup[]): boolean {
  return groups.every(
    ({ minChoices, choices }) => choices.filter(isOrderable).length >= minChoices,
  );
}

function choiceOf(
  groups: readonly OptionGroup[],
  { groupId, choiceId }: ChosenOption,
): Choice | undefined {
  const group = groups.find(({ id }) => id === groupId);
  return group?.choices.find(({ id }) => id === choiceId);
}
