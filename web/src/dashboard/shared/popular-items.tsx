import type { PopularItem } from '@thali/shared/analytics/analytics-fields';
import { ChevronDown } from 'lucide-react';
import { percentText } from '../../lib/ui/figures/percent-text.ts';
import { ShareBar } from '../../lib/ui/figures/share-bar.tsx';

/** The best-selling dishes, with bars relative to the first dish. */
export function PopularItems({ items }: { items: readonly PopularItem[] }) {
  const maxQuantity = items[0]?.quantity ?? 0;
  return (
    <ol className="flex flex-col gap-3">
      {items.map(({ menuItemId, name, quantity, choices }, index) => (
        <li key={menuItemId} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2.5">
          <span aria-hidden="true" className="font-display font-bold text-accent-ink tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 font-semibold">{name}</span>
          <span className="text-ink-soft tabular-nums">
            {quantity.toLocaleString('en-IN')} sold
          </span>
          <ShareBar
            share={maxQuantity > 0 ? quantity / maxQuantity : 0}
            className="col-span-2 col-start-2 mt-1"
          />
          {choices && <ChoiceShares name={name} quantity={quantity} choices={choices} />}
        </li>
      ))}
    </ol>
  );
}

interface ChoiceSharesProps extends Pick<PopularItem, 'name' | 'quantity'> {
  choices: NonNullable<PopularItem['choices']>;
}

/** The options that guests chose for a dish, with their shares. */
export function ChoiceShares({ name, quantity, choices }: ChoiceSharesProps) {
  return (
    <details className="group col-span-2 col-start-2">
      <summary className="touch flex w-fit cursor-pointer items-center gap-1.5 text-sm font-semibold text-accent-ink">
        Choices<span className="sr-only"> of {name}</span>
        <ChevronDown size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-1 pb-1 text-sm">
        {choices.map((choice) => (
          <li key={choice.choiceId} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{choice.name}</span>
            <span className="text-ink-soft tabular-nums">
              {choice.quantity.toLocaleString('en-IN')} · {percentText(choice.quantity / quantity)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
