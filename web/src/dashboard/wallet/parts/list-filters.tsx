import type { PaymentStatus } from '@thali/shared/orders/order.contract';
import { toIst } from '@thali/shared/time/ist';
import type { ReactNode } from 'react';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { type ChangeChoice, isFiltered, noFilter, type WalletChoice } from '../wallet-fields.ts';

interface ListFiltersProps {
  choice: WalletChoice;
  onChange: ChangeChoice;
  /** An extra filter of this list. */
  children: ReactNode;
}

const statuses: readonly { value: PaymentStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'settled', label: 'Settled' },
  { value: 'failed', label: 'Failed' },
];

/** Filters a list by status, by days, and by the caller's own filter. */
export function ListFilters({ choice, onChange, children }: ListFiltersProps) {
  const { status, startDate, endDate } = choice;
  const today = toIst(new Date(serverNow())).date;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FilterSelect
          label="Status"
          choices={statuses}
          value={status}
          onChange={(next) => onChange({ status: next })}
        />
        {children}
        <DatePicker
          label="From"
          placeholder="Any day"
          value={startDate}
          max={endDate ?? today}
          onChange={(day) => onChange({ startDate: day })}
        />
        <DatePicker
          label="To"
          placeholder="Any day"
          value={endDate}
          min={startDate}
          max={today}
          onChange={(day) => onChange({ endDate: day })}
        />
      </div>
      {isFiltered(choice) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange(noFilter)}
          className="-ml-3.5 self-start"
        >
          Clear Filters
        </Button>
      )}
    </div>
  );
}

interface FilterSelectProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string }[];
  /** Undefined for all. */
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** Selects one of several values, or all. */
export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, choices, value, onChange } = props;
  return (
    <Select<V | 'all'>
      label={label}
      options={[{ value: 'all', label: 'All' }, ...choices]}
      value={value ?? 'all'}
      onChange={(chosenValue) =>
        onChange(choices.find((choice) => choice.value === chosenValue)?.value)
      }
    />
  );
}
