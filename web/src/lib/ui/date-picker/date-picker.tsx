import { type ComponentType, useState } from 'react';
import { DatePickerButton, type DatePickerProps } from './date-picker-button.tsx';

/**
 * A date field with a calendar. Loads the calendar only when a pointer or the focus comes near, because its code is
 * large.
 */
export function DatePicker(props: DatePickerProps) {
  const { onChange, min, max, ...field } = props;
  const [OpenPicker, setOpenPicker] = useState<ComponentType<DatePickerProps>>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  if (OpenPicker) return <OpenPicker {...props} />;

  function open() {
    setState('loading');
    load().then(
      ({ default: Loaded }) => setOpenPicker(() => Loaded),
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
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    />
  );
}

const load = () => import('./opened-date-picker.tsx');

/** Ignores a failure, because the press tries again and shows it. */
function preload(): void {
  load().catch(() => undefined);
}
