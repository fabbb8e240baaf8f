import { type ComponentType, useState } from 'react';
import { DatePickerButton, type DatePickerProps } from './date-picker-button.tsx';

/**
 * A day, chosen from a month that opens beneath the field. The month is loaded when a pointer comes
 * near the field: it weighs more than the screens that it is on.
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

/** A press then finds it there; a failure shows at the press. */
function loadAhead(): void {
  load().catch(() => undefined);
}
