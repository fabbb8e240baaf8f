import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/** A choice that is sold out today shows as unavailable to guests, while staff see its switch. */
export function asGuestsSee(group: OptionGroup): OptionGroup {
  const choices = group.choices.map((choice) => ({
    ...choice,
    isAvailable: choice.isAvailable && !choice.soldOutToday,
  }));
  return { ...group, choices };
}
