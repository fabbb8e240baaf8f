import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Stands at the right end, such as a badge. */
  note?: ReactNode;
  isDisabled?: boolean;
}

interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  /** The name of the group among the page's radio buttons. */
  name: string;
  cards: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
}

/** One choice among few, each on a card of its own. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, name, cards, value, onChange, error } = props;
  const noteId = useId();
  return (
    <fieldset className="@container" aria-describedby={error ? noteId : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {cards.map((card) => (
          <label
            key={card.value}
            data-checked={value === card.value || undefined}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-field border px-3.5 py-2 transition-colors',
              card.isDisabled
                ? 'cursor-not-allowed border-line bg-sunken text-ink-soft'
                : 'border-line hover:border-line-strong data-checked:border-accent-ink data-checked:bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              onChange={() => onChange(card.value)}
              disabled={card.isDisabled}
              className="size-5 shrink-0 accent-(--accent-ink)"
            />
            <span className="text-ink-soft empty:hidden @max-[22rem]:hidden">{card.icon}</span>
            <span className="min-w-0 grow text-sm font-semibold">
              {card.label}
              {card.description && (
                <span className="block font-normal text-ink-soft">{card.description}</span>
              )}
            </span>
            {card.note}
          </label>
        ))}
      </div>
      {error && (
        <p id={noteId} className="mt-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}
