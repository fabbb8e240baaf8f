import type { ChosenOption } from '@thali/shared/menu/choices';
import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { Choice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { useId } from 'react';
import { AddedPrice } from '../ui/added-price.tsx';
import { InputCard } from '../ui/input-card.tsx';
import { Money } from '../ui/money.tsx';
import * as texts from './choice-texts.ts';
import { hintOf, isRadioGroup } from './chosen-options.ts';

interface ChoiceGroupProps {
  group: OptionGroup;
  /** The dish's price, for sizes, which show their full price. */
  basePaise?: number | undefined;
  /** The choices of all groups of the dish. */
  chosen: readonly ChosenOption[];
  onToggle: (choiceId: string) => void;
  error: string | undefined;
}

/** The choices of one group: radio buttons if exactly one is required, else checkboxes. */
export function ChoiceGroup({ group, basePaise, chosen, onToggle, error }: ChoiceGroupProps) {
  const id = useId();
  const ids = chosen.filter(({ groupId }) => groupId === group.id).map((choice) => choice.choiceId);
  const isFull = !isRadioGroup(group) && ids.length >= group.maxChoices;
  return (
    <fieldset
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3">
        <span className="font-semibold">{group.name}</span>
        <span className="shrink-0 text-sm text-ink-soft">{hintOf(group)}</span>
      </legend>
      {error && (
        <p id={`${id}-error`} role="alert" className="mb-2 text-sm font-semibold text-chilli">
          {error}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {group.choices.map((choice) => (
          <InputCard
            key={choice.id}
            type={isRadioGroup(group) ? 'radio' : 'checkbox'}
            name={id}
            value={choice.id}
            label={choice.name}
            description={stockText(choice)}
            aside={
              basePaise === undefined ? (
                <AddedPrice paise={toPaise(choice.price)} />
              ) : (
                <Money
                  paise={basePaise + toPaise(choice.price)}
                  isShort
                  className="font-semibold"
                />
              )
            }
            isChecked={ids.includes(choice.id)}
            isDisabled={!isOrderable(choice) || (isFull && !ids.includes(choice.id))}
            onChange={() => onToggle(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const fewLeft = 10;

function stockText(choice: Choice): string | undefined {
  if (!isOrderable(choice)) return texts.soldOut;
  return choice.quantity !== null && choice.quantity < fewLeft
    ? texts.left(choice.quantity)
    : undefined;
}
