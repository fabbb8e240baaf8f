import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import * as texts from './ui-texts.ts';

interface QuantityStepperProps {
  /** The counted item, for screen readers. */
  name: string;
  quantity: number;
  /** The lowest quantity. Default: 0. */
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
  className?: string;
}

export function QuantityStepper({
  name,
  quantity,
  min = 0,
  max,
  onChange,
  className,
}: QuantityStepperProps) {
  // Menu and cart can show the same dish, so only the pressed stepper announces its count.
  const [isUsed, setUsed] = useState(false);
  const button =
    'touch inline-flex items-center justify-center rounded-full transition-colors hover:bg-accent/35 aria-disabled:cursor-not-allowed aria-disabled:opacity-35';
  const isAtMax = quantity >= max;
  const isAtMin = quantity <= min;
  return (
    <fieldset
      onClickCapture={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      className={classNames(
        'inline-flex min-h-11 items-center justify-between rounded-full bg-accent-soft text-ink',
        className,
      )}
    >
      <legend className="sr-only">{texts.quantityOf(name)}</legend>
      <button
        type="button"
        className={button}
        aria-label={quantity - 1 || min ? texts.removeOne(name) : texts.remove(name)}
        aria-disabled={isAtMin || undefined}
        onClick={isAtMin ? undefined : () => onChange(quantity - 1)}
      >
        <Minus size={18} />
      </button>
      <output
        aria-label={texts.quantityOf(name)}
        className="money min-w-6 text-center font-bold"
        aria-live={isUsed ? 'polite' : 'off'}
      >
        {quantity}
      </output>
      <button
        type="button"
        className={button}
        aria-label={texts.addOne(name)}
        // With `disabled`, the pressed button would lose the focus.
        aria-disabled={isAtMax || undefined}
        onClick={isAtMax ? undefined : () => onChange(quantity + 1)}
      >
        <Plus size={18} />
      </button>
    </fieldset>
  );
}
