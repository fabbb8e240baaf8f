import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export interface PillSelectProps<V extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  /** Classes that replace the pill's own classes. `Select` sets them. */
  look?: string;
}

/** A native select in the shape of a pill. Needs an aria-label. */
export function PillSelect<V extends string>({
  options,
  onChange,
  className,
  look = 'min-h-11 rounded-full border border-line bg-surface pl-3.5 text-sm font-semibold text-ink-soft disabled:opacity-45',
  ...rest
}: PillSelectProps<V>) {
  return (
    <div className="relative grid max-w-full">
      <select
        {...rest}
        onChange={({ target }) => {
          const chosenOption = options[target.selectedIndex];
          if (chosenOption) onChange(chosenOption.value);
        }}
        className={classNames('min-w-0 appearance-none pr-8', look, className)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-faint"
      />
    </div>
  );
}
