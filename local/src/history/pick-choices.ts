import type { OrderChoice } from '@thali/functions/orders/store/order-record';
import type { DemoChoice, DemoItem, DemoOptionGroup, DemoVendor } from '../demo/demo-vendor.ts';
import { demoIds } from '../seed/demo-ids.ts';
import type { Random } from './random.ts';

/** The share of picks with one choice more than the group's minimum. */
const extraChoiceShare = 0.25;

/** Picks choices for a dish, in the order of its option groups and of their choices. */
export function pickChoices(
  { subdomain, optionGroups = [] }: DemoVendor,
  { optionGroupKeys = [] }: DemoItem,
  random: Random,
): OrderChoice[] {
  return optionGroupKeys.flatMap((groupKey) => {
    const group = optionGroups.find(({ key }) => key === groupKey);
    return group
      ? pickFromGroup(group, random).map((choice) => orderChoice(subdomain, group, choice))
      : [];
  });
}

function pickFromGroup({ minChoices, maxChoices, choices }: DemoOptionGroup, random: Random) {
  const hasExtra = minChoices < maxChoices && random.next() < extraChoiceShare;
  const count = hasExtra ? minChoices + 1 : minChoices;
  const picked = new Set<DemoChoice>();
  // Guests choose earlier choices more often.
  const weightOf = (choice: DemoChoice) => choices.length - choices.indexOf(choice);
  while (picked.size < count) picked.add(random.pickWeighted(choices, weightOf));
  return choices.filter((choice) => picked.has(choice));
}

function orderChoice(
  subdomain: string,
  { key: group }: DemoOptionGroup,
  { key, name, pricePaise = 0 }: DemoChoice,
): OrderChoice {
  return {
    groupId: demoIds.optionGroup(subdomain, group),
    choiceId: demoIds.choice(subdomain, group, key),
    name,
    pricePaise,
    isStockCounted: false,
  };
}
