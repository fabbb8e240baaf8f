import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/** The group as guests see it: a choice that is sold out today is unavailable. */
export function groupForGuests(group: OptionGroup): OptionGroup {
  const choices = group.choices.map((choice) => ({
    ...choice,
    isAvailable: choice.isAvailable && !choice.soldOutToday,
  }));
  return { ...group, choices };
}
