import { Chip } from './chip.tsx';

interface ChoiceChipsProps<V> {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Chips to choose one of several options. */
export function ChoiceChips<V>({ label, options, value, onChange }: ChoiceChipsProps<V>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Chip
          key={option.label}
          isSelected={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}
