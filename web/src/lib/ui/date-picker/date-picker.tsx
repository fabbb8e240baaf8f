import { type ComponentType, useState } from 'react';
import { DatePickerButton, type DatePickerProps } from './date-picker-button.tsx';

/**
 * A day field with a calendar below it. The calendar loads when a pointer comes near, because its code is larger than
 * the screens around it.
 */
export function DatePicker(props: DatePickerProps) {
  const { onChange, min, max, ...field } = props;
  const [Opened, setOpened] = useState<ComponentType<DatePickerProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  if (Opened) return <Opened {...props} />;

  function open() {
    setState('loading');
    load().then(
      ({ default: Loaded }) => setOpened(() => Loaded),
      () => setState('failed'),
    );
  }

  return (
    <DatePickerButton
      {...field}
      error={
        state === 'failed' ? 'The calendar could not be loaded. Please try again.' : field.error
      }
      isLoading={state === 'loading'}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={open}
    />
  );
}

const load = () => import('./opened-date-picker.tsx');

/** Preloads the calendar for the press. A failure shows at the press. */
function loadAhead(): void {
  load().catch(() => undefined);
}
