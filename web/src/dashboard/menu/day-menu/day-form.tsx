import { type DayContents, saveDayMenu } from '@thali/shared/menu/day-menu.contract';
import { menuLimits } from '@thali/shared/menu/menu-limits';
import { daysBetween } from '@thali/shared/time/dates';
import { formatDate } from '@thali/shared/time/format-date';
import { weekdayOf } from '@thali/shared/time/ist';
import type { ReactNode } from 'react';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import type { PlannedMeal } from './planned-meals.ts';
import { useSaveDayMenu } from './use-day-menu.ts';

interface DayFormProps {
  vendorId: string;
  dishId: string;
  label: string;
  dayContents: DayContents;
  /** The meals of the week menu for that day. */
  planned: readonly PlannedMeal[];
  today: string;
  onType: () => void;
  onSaved: () => void;
  onFailed: () => void;
  /** Absent if no text is stored yet. */
  onCancel: (() => void) | undefined;
  /** Content beside the buttons. */
  children: ReactNode;
}

/** The form for the contents of a day. A tap on a suggestion fills in the form. */
export function DayForm(props: DayFormProps) {
  const { vendorId, dishId, label, dayContents, planned, today, onType, onCancel, children } =
    props;
  const form = useContractForm(saveDayMenu, {
    defaultValues: { contents: dayContents.contents ?? '' },
    toBody: ({ contents }) => ({ date: dayContents.date, contents }),
    check: ({ contents }) => ({
      contents:
        contents.trim() === '' && !dayContents.contents ? 'Please type what is in it' : undefined,
    }),
    send: useSaveDayMenu(vendorId, dishId),
    onSent: props.onSaved,
    onFailed(error) {
      showFailure('Failed to save what is in it', error);
      props.onFailed();
    },
  });
  const text = form.watch('contents');
  const suggestions = [
    ...planned.map(({ name, contents }) => ({ label: `Planned for ${name}`, contents })),
    ...dayContents.suggestions.map(({ date, contents }) => ({
      label: suggestionLabel(date, { today, shown: dayContents.date }),
      contents,
    })),
  ];

  return (
    <Form form={form} className="flex flex-col gap-3">
      <TextArea
        label={label}
        rows={2}
        maxLength={menuLimits.contentsLength}
        placeholder="Dal, rice, 3 roti, salad"
        {...form.field('contents', { onChange: onType })}
      />
      {suggestions.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Suggestions</legend>
          {suggestions.map(({ label: source, contents }) => (
            <Chip
              key={source}
              isSelected={text === contents}
              onClick={() => {
                form.setValue('contents', contents, { shouldDirty: true });
                form.clearErrors();
                onType();
              }}
              className="max-w-full"
            >
              <span className="truncate">
                {source}: {contents}
              </span>
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SubmitButton form={form} busyLabel="Saving...">
          {text.trim() === '' && dayContents.contents ? 'Take off the top of the menu' : 'Save'}
        </SubmitButton>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </div>
    </Form>
  );
}

/** `Yesterday`, `Last Monday` for the same weekday, or `Saturday` within a week. Otherwise the date. */
export function suggestionLabel(
  date: string,
  { today, shown: formDate }: { today: string; shown: string },
): string {
  const daysAgo = daysBetween(date, today);
  if (daysAgo < 2) return daysAgo === 0 ? 'Today' : 'Yesterday';
  if (daysBetween(date, formDate) === 7) return `Last ${weekdayOf(date)}`;
  return daysAgo < 7 ? weekdayOf(date) : formatDate(date);
}
