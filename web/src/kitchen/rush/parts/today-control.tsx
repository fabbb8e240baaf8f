import { type HoursWindow, hoursToday, isDayOff } from '@thali/shared/vendors/business-hours';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { windowsProblem } from '@thali/shared/vendors/windows-problem';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { businessDay, hasOtherHoursToday, todayText } from '../rush-state.ts';
import * as texts from '../rush-texts.ts';
import { RushBlock, RushButton, RushButtons, type RushControlProps } from './rush-block.tsx';

/** The control that changes the hours of today only. Rule: hours-10 */
export function TodayControl({ settings, now, isBusy, change }: RushControlProps) {
  const day = businessDay(settings, now);
  const hoursLabel = todayText(settings, day);
  const isClosed = isDayOff(hoursToday(settings, day));
  return (
    <RushBlock title={texts.hoursToday} state={hoursLabel}>
      <TodayTimes key={hoursLabel} settings={settings} day={day}>
        {(windows) => (
          <RushButtons>
            <RushButton
              isBusy={isBusy}
              disabled={
                windows.some(({ open, close }) => !open || !close) ||
                windowsProblem(windows) !== undefined
              }
              onClick={() =>
                change({ today: windows.length > 1 ? { windows } : { ...windows[0] } })
              }
            >
              {texts.saveForToday}
            </RushButton>
            {!isClosed && (
              <RushButton
                isBusy={isBusy}
                onClick={() => change({ today: { closed: true } })}
                className="text-chilli!"
              >
                {texts.closeForToday}
              </RushButton>
            )}
            {hasOtherHoursToday(settings, day) && (
              <RushButton isBusy={isBusy} onClick={() => change({ today: null })}>
                {texts.usualHours}
              </RushButton>
            )}
          </RushButtons>
        )}
      </TodayTimes>
    </RushBlock>
  );
}

interface TodayTimesProps {
  settings: VendorSettings;
  day: Date;
  children: (windows: HoursWindow[]) => ReactNode;
}

/** The fields for the opening and closing times. */
function TodayTimes({ settings, day, children }: TodayTimesProps) {
  const hours = hoursToday(settings, day);
  const [windows, setWindows] = useState<HoursWindow[]>(
    Array.isArray(hours) ? hours : [{ open: hours.open ?? '', close: hours.close ?? '' }],
  );
  const field = (window: HoursWindow, part: keyof HoursWindow, label: string) => (
    <label className="flex min-w-0 grow items-center gap-2.5 text-sm text-ink-soft">
      {label}
      <input
        type="time"
        value={window[part]}
        onChange={({ target }) =>
          setWindows(
            windows.map((hours) => (hours === window ? { ...hours, [part]: target.value } : hours)),
          )
        }
        className={`${fieldClass} min-w-0 px-2.5! tabular-nums`}
      />
    </label>
  );
  return (
    <>
      {windows.map((window, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field keeps the focus while its time changes
        <div key={index} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {field(window, 'open', texts.opens)}
          {field(window, 'close', texts.closes)}
          {windows.length > 1 && (
            <IconButton
              label={texts.removeTime(index + 1)}
              icon={<X size={18} />}
              onClick={() => setWindows(windows.filter((candidate) => candidate !== window))}
            />
          )}
        </div>
      ))}
      {children(windows)}
    </>
  );
}
