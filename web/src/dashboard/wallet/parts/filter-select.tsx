import { Select } from '../../../lib/ui/select.tsx';

interface FilterSelectProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  /** Undefined: all of them. */
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** One of some values, or all. */
export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, choices, value, onChange } = props;
  return (
    <Select<V | 'all'>
      label={label}
      options={[{ value: 'all', label: 'All' }, ...choices]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(choices.find((choice) => choice.value === chosen)?.value)}
    />
  );
}
