import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, fieldClass } from '../field-frame.tsx';
import { Spinner } from '../spinner.tsx';
import { dayText, shortDayText } from './date-picker-days.ts';

type DatePickerButtonProps = ComponentProps<'button'> &
  Omit<DatePickerProps, 'onChange' | 'min' | 'max'> & { isLoading?: boolean };

const pillClass =
  'min-h-11 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold text-ink-soft';

/** The date field: a button with the chosen day, and its label, hint and error. */
export function DatePickerButton(props: DatePickerButtonProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isDisabled,
    placeholder,
    value,
    isLoading,
    ...buttonProps
  } = props;
  const { isPill, ...rest } = buttonProps;
  const id = useId();
  const text = value === undefined ? (placeholder ?? 'Choose a day') : dayText(value);
  const shownText = isPill && value !== undefined ? shortDayText(value) : text;
  const Mark = isLoading ? Spinner : CalendarDays;
  const button = (
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
        isPill ? pillClass : fieldClass,
        'flex items-center justify-between text-left disabled:cursor-not-allowed',
        isPill ? 'gap-2' : 'gap-3',
        error && 'border-chilli!',
      )}
    >
      <span className={classNames('truncate', value === undefined && !isPill && 'text-ink-faint')}>
        {shownText}
      </span>
      <Mark className="size-4.5 shrink-0 text-ink-faint" aria-hidden="true" />
    </button>
  );
  if (isPill) return button;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {button}
    </FieldFrame>
  );
}

export interface DatePickerProps {
  label: string;
  /** Whether the field is a pill in a toolbar, whose label is only for screen readers. */
  isPill?: boolean;
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
