import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/** Staff read how a choice is switched; guests can't choose it either while it is sold out today. */
export function asGuestsSee(group: OptionGroup): OptionGroup {
  const choices = group.choices.map((choice) => ({
    ...choice,
    isAvailable: choice.isAvailable && !choice.soldOutToday,
  }));
  return { ...group, choices };
}
