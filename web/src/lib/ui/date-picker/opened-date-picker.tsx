import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { DatePickerButton, type DatePickerProps } from './date-picker-button.tsx';
import { DatePickerMonth } from './date-picker-month.tsx';

/** The date field once its calendar has loaded. */
export default function OpenedDatePicker(props: DatePickerProps) {
  const { onChange, min, max, ...field } = props;
  const { label, value } = field;
  const [isOpen, setOpen] = useState(true);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const choose = (day: string | undefined) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <DatePickerButton ref={setButton} {...field} />
      </Popover.Trigger>
      {/* Elements outside an open <dialog> are inert, so the calendar renders inside it. */}
      {button && (
        <Popover.Portal container={button.closest('dialog')}>
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
      )}
    </Popover.Root>
  );
}
