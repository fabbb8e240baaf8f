import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import { compareKey } from '@thali/shared/text/compare-text';
import { callApi } from '../../lib/api/call-api.ts';
import { priceOf } from '../shared/typed-figures.ts';
import type { ImportSize } from './import-rows.ts';
import type { GroupInput } from './options/group-input.ts';
import { saveGroup } from './options/option-groups.ts';
import { groupsCall } from './use-menu-cache.ts';

/** Sizes as an option group: guests choose one, and its price differs from the first one's. */
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
 * The id of the group with these sizes. An equal group is used again, so dishes share it, and a retry after a lost
 * answer creates no second one.
 */
export async function ensureSizeGroup(
  vendorId: string,
  sizes: readonly ImportSize[],
): Promise<string> {
  const input = groupOfSizes(sizes);
  const answer = await callApi(groupsCall, { params: { vendorId }, quiet: true });
  const equal = answer?.optionGroups.find((group) => keyOf(group) === keyOf(input));
  return (equal ?? (await saveGroup(vendorId, undefined, input))).id;
}

/** The same for sizes that can share a group. */
export function sizeKey(sizes: readonly ImportSize[]): string {
  return keyOf(groupOfSizes(sizes));
}

function keyOf({ name, minChoices, maxChoices, choices }: OptionGroup | GroupInput): string {
  const sizes = choices.map((choice) => [compareKey(choice.name), choice.price]);
  return JSON.stringify([compareKey(name), minChoices, maxChoices, sizes]);
}
