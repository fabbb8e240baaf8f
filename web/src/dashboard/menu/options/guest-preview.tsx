import { type ChosenOption, portionPaise, resolveChoices } from '@thali/shared/menu/choices';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { useState } from 'react';
import { ChoiceGroup } from '../../../lib/choices/choice-group.tsx';
import { availableChoices, toggleChoice } from '../../../lib/choices/chosen-options.ts';
import { Money } from '../../../lib/ui/money.tsx';

interface GuestPreviewProps {
  groups: readonly OptionGroup[];
  dish?: { name: string; price: number };
}

/** Shows the choices as guests see them. Staff can try the choices; nothing is saved. */
export function GuestPreview({ groups, dish }: GuestPreviewProps) {
  const [pickedOptions, setPicked] = useState<readonly ChosenOption[]>();
  const chosen = availableChoices(groups, pickedOptions);
  return (
    <section
      aria-label="As guests see it"
      className="flex flex-col gap-4 rounded-card border border-line bg-paper p-4"
    >
      <p className="text-xs font-semibold text-ink-faint">As guests see it</p>
      {dish && (
        <p className="-mt-2 flex justify-between gap-3 font-display text-lg font-bold">
          <span className="min-w-0 wrap-anywhere">{dish.name || 'The dish'}</span>
          <Money
            paise={portionPaise(toPaise(dish.price), resolveChoices(groups, chosen))}
            isShort
          />
        </p>
      )}
      {groups.map((group) => (
        <ChoiceGroup
          key={group.id}
          group={group}
          chosen={chosen}
          onToggle={(choiceId) => setPicked(toggleChoice(chosen, group, choiceId))}
          error={undefined}
        />
      ))}
    </section>
  );
}
