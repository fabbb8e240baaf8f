import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { FieldFrame, fieldClass } from '../field-frame.tsx';
import { dayText } from './date-picker-days.ts';
import { DatePickerMonth } from './date-picker-month.tsx';

interface DatePickerProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  isDisabled?: boolean | undefined;
  placeholder?: string;
  /** Days of India's calendar, YYYY-MM-DD, as all of these. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, chosen from a month that opens beneath the field. */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, error, isOptional, isDisabled, value, onChange, min, max } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shown = value === undefined ? (props.placeholder ?? 'Choose a day') : dayText(value);
  const choose = (day: string | undefined) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
        <Popover.Trigger
          ref={button}
          id={id}
          disabled={isDisabled}
          aria-label={`${label}, ${shown}`}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          className={classNames(
            fieldClass,
            'flex items-center justify-between gap-3 text-left disabled:cursor-not-allowed',
            error && 'border-chilli!',
          )}
        >
          <span className={classNames('truncate', value === undefined && 'text-ink-faint')}>
            {shown}
          </span>
          <CalendarDays size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
        </Popover.Trigger>
      </FieldFrame>
      {/* What lies beneath an open <dialog> can't be reached, so it opens within that one. */}
      <Popover.Portal container={button.current?.closest('dialog') ?? null}>
        <Popover.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="z-50 rounded-card border border-line bg-surface p-3 text-ink shadow-high"
        >
          <DatePickerMonth value={value} onChoose={choose} min={min} max={max} />
          {value !== undefined && (
            <Button
              variant="quiet"
              size="small"
              isFullWidth
              onClick={() => choose(undefined)}
              className="mt-2"
            >
              Clear Selection
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
