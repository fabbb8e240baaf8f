import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import { compareKey } from '@thali/shared/text/compare-text';
import { callApi } from '../../lib/api/call-api.ts';
import { priceOf } from '../shared/typed-figures.ts';
import type { ImportSize } from './import-rows.ts';
import type { GroupInput } from './options/group-input.ts';
import { saveGroup } from './options/option-groups.ts';
import { groupsCall } from './use-menu-cache.ts';

/** Sizes as an option group: guests choose one size. The prices are differences from the first size. */
export function groupOfSizes(sizes: readonly ImportSize[]): GroupInput {
  const [first = 0, ...others] = sizes.map(({ price }) => toPaise(priceOf(price) ?? 0));
  const differences = [0, ...others.map((paise) => toRupees(paise - first))];
  return {
    ...{ name: 'Size', minChoices: 1, maxChoices: 1 },
    choices: sizes.map(({ name }, index) => ({
      ...{ name: name.trim(), price: differences[index] ?? 0 },
      ...{ isAvailable: true, isDefault: false },
    })),
  };
}

/**
 * The id of the option group with the given sizes. Reuses an equal group: dishes share it, and a retry creates no second
 * group.
 */
export async function ensureSizeGroup(
  vendorId: string,
  sizes: readonly ImportSize[],
): Promise<string> {
  const input = groupOfSizes(sizes);
  const answer = await callApi(groupsCall, { params: { vendorId }, quiet: true });
  const equalGroup = answer?.optionGroups.find((group) => keyOf(group) === keyOf(input));
  return (equalGroup ?? (await saveGroup(vendorId, undefined, input))).id;
}

/** A key, which is equal for sizes that can share a group. */
export function sizeKey(sizes: readonly ImportSize[]): string {
  return keyOf(groupOfSizes(sizes));
}

function keyOf({ name, minChoices, maxChoices, choices }: OptionGroup | GroupInput): string {
  const sizes = choices.map((choice) => [compareKey(choice.name), choice.price]);
  return JSON.stringify([compareKey(name), minChoices, maxChoices, sizes]);
}
