import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

type Counts = Pick<OptionGroup, 'minChoices' | 'maxChoices'>;

/** `Choose 1 to 3`, as a guest is asked. */
export function askedFor({ minChoices, maxChoices }: Counts): string {
  if (minChoices === maxChoices) return `Choose ${maxChoices}`;
  if (minChoices > 0) return `Choose ${minChoices} to ${maxChoices}`;
  return maxChoices === 1 ? 'Choose 1 or none' : `Choose up to ${maxChoices}`;
}

/** `Guests must choose 1 to 3`, as the kitchen reads it. */
export function rulePlainly(counts: Counts): string {
  return `Guests ${counts.minChoices > 0 ? 'must' : 'may'} ${askedFor(counts).toLowerCase()}`;
}

const named = 2;

/** `Dal Tadka, Jeera Rice and 3 more`. */
export function dishNames(names: readonly string[]): string {
  const rest = names.length - named;
  if (rest > 0) return `${names.slice(0, named).join(', ')} and ${rest} more`;
  return names.join(' and ');
}

/** What it means for the dishes that name it. */
export function deletionText(names: readonly string[]): string {
  const kept = 'Orders already placed keep what was chosen.';
  if (names.length === 0) return `No dish has these options. ${kept}`;
  const have = names.length === 1 ? 'has' : 'have';
  return `${dishNames(names)} ${have} these options and will be sold without them, at the dish’s own price. ${kept}`;
}
