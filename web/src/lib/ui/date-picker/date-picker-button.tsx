import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, fieldClass } from '../field-frame.tsx';
import { Spinner } from '../spinner.tsx';
import { dayText } from './date-picker-days.ts';

type DatePickerButtonProps = ComponentProps<'button'> &
  Omit<DatePickerProps, 'onChange' | 'min' | 'max'> & { isLoading?: boolean };

/** The date field: a button with the chosen day, and its label, hint and error. */
export function DatePickerButton(props: DatePickerButtonProps) {
  const { label, hint, error, isOptional, isDisabled, placeholder, value, isLoading, ...rest } =
    props;
  const id = useId();
  const text = value === undefined ? (placeholder ?? 'Choose a day') : dayText(value);
  const Mark = isLoading ? Spinner : CalendarDays;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={false}
        {...rest}
        id={id}
        disabled={isDisabled}
        aria-label={`${label}, ${text}`}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        aria-busy={isLoading || undefined}
        className={classNames(
          fieldClass,
          'flex items-center justify-between gap-3 text-left disabled:cursor-not-allowed',
          error && 'border-chilli!',
        )}
      >
        <span className={classNames('truncate', value === undefined && 'text-ink-faint')}>
          {text}
        </span>
        <Mark className="size-4.5 shrink-0 text-ink-faint" aria-hidden="true" />
      </button>
    </FieldFrame>
  );
}

export interface DatePickerProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  placeholder?: string;
  /** All days are YYYY-MM-DD in India. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
}
