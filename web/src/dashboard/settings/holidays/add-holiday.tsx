import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { CalendarPlus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { type Holiday, withHoliday } from './holiday-list.ts';

interface AddHolidayProps {
  today: string;
  holidays: readonly Holiday[];
  isBusy: boolean;
  onSave: (holidays: Holiday[]) => Promise<unknown>;
}

const blank = { date: '', note: '' };

export function AddHoliday({ today, holidays, isBusy, onSave }: AddHolidayProps) {
  const withTyped = ({ date, note }: typeof blank) => {
    const text = note.trim();
    return withHoliday(holidays, { date, ...(text && { note: text }) });
  };
  const form = useContractForm(updateVendor, {
    defaultValues: blank,
    toBody: (values) => ({ settings: { holidays: withTyped(values) } }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    check: ({ date }) => ({ date: problemOf(date, holidays) }),
    send: (_, values) => onSave(withTyped(values)),
    onSent: () => form.reset(blank),
  });
  return (
    <Form form={form} className="@container">
      <div className="grid gap-3 @md:grid-cols-2">
        <Controller
          control={form.control}
          name="date"
          render={({ field, fieldState }) => (
            <DatePicker
              label="Day"
              value={field.value || undefined}
              min={today}
              error={fieldState.error?.message}
              onChange={(day = '') => field.onChange(day)}
            />
          )}
        />
        <TextField
          label="Note"
          isOptional
          maxLength={80}
          autoComplete="off"
          {...form.field('note')}
        />
      </div>
      <SubmitButton
        form={{ isBusy }}
        variant="secondary"
        icon={<CalendarPlus size={18} />}
        className="mt-3"
      >
        Add Holiday
      </SubmitButton>
    </Form>
  );
}

function problemOf(date: string, holidays: readonly Holiday[]): string | undefined {
  if (!date) return 'Please choose a day';
  const isTaken = holidays.some((holiday) => holiday.date === date);
  return isTaken ? 'That day is a holiday already' : undefined;
}
