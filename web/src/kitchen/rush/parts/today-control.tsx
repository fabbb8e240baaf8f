import { hoursToday } from '@thali/shared/vendors/business-hours';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { type ReactNode, useState } from 'react';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { isOtherToday, servedDay, todayText } from '../rush-state.ts';
import { RushBlock, RushButton, RushButtons, type RushControlProps } from './rush-block.tsx';

/** Changes the hours of today only. Rule: hours-10 */
export function TodayControl({ settings, now, isBusy, change }: RushControlProps) {
  const day = servedDay(settings, now);
  const shown = todayText(settings, day);
  const isClosed = hoursToday(settings, day).closed;
  return (
    <RushBlock title="Hours today" state={shown}>
      <TodayTimes key={shown} settings={settings} day={day}>
        {({ open, close }) => (
          <RushButtons>
            <RushButton
              isBusy={isBusy}
              disabled={!open || !close || open === close}
              onClick={() => change({ today: { open, close } })}
            >
              Save for today
            </RushButton>
            {!isClosed && (
              <RushButton
                isBusy={isBusy}
                onClick={() => change({ today: { closed: true } })}
                className="text-chilli!"
              >
                Close for today
              </RushButton>
            )}
            {isOtherToday(settings, day) && (
              <RushButton isBusy={isBusy} onClick={() => change({ today: null })}>
                Usual hours
              </RushButton>
            )}
          </RushButtons>
        )}
      </TodayTimes>
    </RushBlock>
  );
}

interface Times {
  open: string;
  close: string;
}

interface TodayTimesProps {
  settings: VendorSettings;
  day: Date;
  children: (times: Times) => ReactNode;
}

/** Edits the opening and closing times. Starts with the current hours. */
function TodayTimes({ settings, day, children }: TodayTimesProps) {
  const { open = '', close = '' } = hoursToday(settings, day);
  const [times, setTimes] = useState<Times>({ open, close });
  const field = (part: keyof Times, label: string) => (
    <label className="flex min-w-0 grow items-center gap-2.5 text-sm text-ink-soft">
      {label}
      <input
        type="time"
        value={times[part]}
        onChange={({ target }) => setTimes({ ...times, [part]: target.value })}
        className={`${fieldClass} min-w-0 px-2.5! tabular-nums`}
      />
    </label>
  );
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {field('open', 'Opens')}
        {field('close', 'Closes')}
      </div>
      {children(times)}
    </>
  );
}
