import { type ReactNode, useId } from 'react';
import { InputCard, type InputCardLook } from './input-card.tsx';

export interface RadioCard<V extends string> extends InputCardLook {
  value: V;
}

interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  /** The `name` of the radio group. */
  name: string;
  cards: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  /** Whether two cards are side by side, if there is room. */
  isPair?: boolean;
}

/** Radio buttons as cards. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, name, cards, value, onChange, error, isPair } = props;
  const noteId = useId();
  return (
    <fieldset className="@container" aria-describedby={error ? noteId : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${isPair ? '@min-[15rem]:grid-cols-2' : ''}`}>
        {cards.map((card) => (
          <InputCard
            {...card}
            key={card.value}
            type="radio"
            name={name}
            isChecked={value === card.value}
            onChange={() => onChange(card.value)}
          />
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
