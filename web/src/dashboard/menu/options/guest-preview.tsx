import { orderedChoices, portionPaise } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { Choice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { Circle, CircleDot, Square, SquareCheck } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { Money } from '../../../lib/ui/money.tsx';
import { PriceDifference } from '../../../lib/ui/price-difference.tsx';
import { askedFor } from './group-texts.ts';

interface GuestPreviewProps {
  groups: readonly OptionGroup[];
  dish?: { name: string; price: number };
}

/** What a guest is asked, before they choose anything; a picture, nothing to press. */
export function GuestPreview({ groups, dish }: GuestPreviewProps) {
  const first = groups.flatMap((group) =>
    defaultsOf(group).map(({ id }) => ({ groupId: group.id, choiceId: id })),
  );
  return (
    <section
      aria-label="As guests see it"
      className="flex flex-col gap-4 rounded-card border border-line bg-paper p-4"
    >
      <p className="text-xs font-semibold text-ink-faint">As guests see it</p>
      {dish && (
        <p className="-mt-2 flex justify-between gap-3 font-display text-lg font-bold">
          <span className="min-w-0 wrap-anywhere">{dish.name || 'The dish'}</span>
          <Money paise={portionPaise(toPaise(dish.price), orderedChoices(groups, first))} />
        </p>
      )}
      {groups.map((group) => (
        <div key={group.id}>
          <p className="font-semibold wrap-anywhere">{group.name || 'Options'}</p>
          <p className="mb-2 text-sm text-ink-soft">{askedFor(group)}</p>
          <ul className="flex flex-col gap-1.5">
            {group.choices.map((choice) => (
              <ChoiceRow
                key={choice.id}
                choice={choice}
                isOneOf={group.minChoices === 1 && group.maxChoices === 1}
                isChosen={defaultsOf(group).includes(choice)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface ChoiceRowProps {
  choice: Choice;
  isOneOf: boolean;
  isChosen: boolean;
}

function ChoiceRow({ choice, isOneOf, isChosen }: ChoiceRowProps) {
  const Mark = isOneOf ? (isChosen ? CircleDot : Circle) : isChosen ? SquareCheck : Square;
  const isThere = isOrderable(choice);
  return (
    <li
      className={classNames(
        'flex min-h-11 items-center gap-2.5 rounded-field border px-3 py-1.5 text-sm',
        isChosen ? 'border-accent-ink bg-accent-soft' : 'border-line bg-surface',
        !isThere && 'text-ink-faint',
      )}
    >
      <Mark
        size={18}
        role="img"
        aria-label={isChosen ? 'Chosen at first:' : undefined}
        aria-hidden={!isChosen}
        className="shrink-0"
      />
      <span className="min-w-0 grow font-semibold wrap-anywhere">
        {choice.name || '…'}
        {!isThere && <span className="block font-normal">Sold out</span>}
      </span>
      <PriceDifference paise={toPaise(choice.price)} />
    </li>
  );
}

/** What is chosen at first, as far as it can be had. */
function defaultsOf({ choices, maxChoices }: OptionGroup): Choice[] {
  return choices.filter((choice) => choice.isDefault && isOrderable(choice)).slice(0, maxChoices);
}
