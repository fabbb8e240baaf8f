import type { ComponentProps } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { typedDifference } from './group-input.ts';

interface DifferenceInputProps
  extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  /** Of the choice. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** What a choice adds or takes off. The sign is a button: keyboards of phones have no minus beside their figures. */
export function DifferenceInput({ label, value, onChange, ...note }: DifferenceInputProps) {
  const takesOff = value.startsWith('-');
  const amount = value.replace('-', '');
  return (
    <div className="relative w-29 shrink-0">
      <button
        type="button"
        aria-label={`${label}: ${takesOff ? 'takes off the price' : 'adds to the price'}`}
        title={takesOff ? 'Takes off the price' : 'Adds to the price'}
        onClick={() => onChange(takesOff ? amount : `-${amount}`)}
        className="absolute inset-y-0 left-0 w-11 rounded-field text-lg font-bold hover:bg-sunken"
      >
        {takesOff ? '−' : '+'}
      </button>
      <input
        {...note}
        aria-label={`Price difference of ${label} (₹)`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        placeholder="0"
        value={amount}
        onChange={(event) => onChange(typedDifference(event.target.value, value))}
        className={classNames(fieldClass, 'pl-11! pr-2! tabular-nums')}
      />
    </div>
  );
}
