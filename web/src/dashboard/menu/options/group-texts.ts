import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

type Counts = Pick<OptionGroup, 'minChoices' | 'maxChoices'>;

/** The rule as a sentence: `Guests must choose 1 to 3`. */
export function choiceRuleText({ minChoices, maxChoices }: Counts): string {
  if (minChoices === 0)
    return `Guests may choose ${maxChoices === 1 ? '1 or none' : `up to ${maxChoices}`}`;
  return `Guests must choose ${minChoices === maxChoices ? '' : `${minChoices} to `}${maxChoices}`;
}

const maxNames = 2;

/** The names in short: `Dal Tadka, Jeera Rice and 3 more`. */
export function dishNames(names: readonly string[]): string {
  const otherCount = names.length - maxNames;
  if (otherCount > 0) return `${names.slice(0, maxNames).join(', ')} and ${otherCount} more`;
  return names.join(' and ');
}

/** The effect of deleting the group on its dishes. */
export function deletionText(names: readonly string[]): string {
  const ordersText = 'Orders already placed keep what was chosen.';
  if (names.length === 0) return `No dish has these options. ${ordersText}`;
  const have = names.length === 1 ? 'has' : 'have';
  return `${dishNames(names)} ${have} these options and will be sold without them, at the dish’s own price. ${ordersText}`;
}
