import type { Weekday } from '@thali/shared/time/ist';
import type { HoursWindow } from '@thali/shared/vendors/business-hours';
import { maxWindows } from '@thali/shared/vendors/windows-problem';
import { Copy, Plus, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { dayAfter, runsPastMidnight } from '../../shared/week.ts';
import type { DayDraft } from './hours-draft.ts';

interface DayRowProps {
  weekday: Weekday;
  day: DayDraft;
  isToday: boolean;
  problem: string | undefined;
  /** Gets the field to focus for a problem: the first missing time, or the first time. */
  problemRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<DayDraft>) => void;
  onCopy: () => void;
}

/** Edits the hours of a weekday. */
export function DayRow(props: DayRowProps) {
  const { weekday, day, isToday, problem, problemRef, onChange, onCopy } = props;
  const id = useId();
  const { windows, isClosed } = day;
  const row = useRef<HTMLLIElement>(null);
  useLostFocus(windows.length, () => row.current?.querySelector('input'));
  const note = problem ? (
    <span className="text-chilli">{problem}</span>
  ) : (
    explainHours(weekday, day)
  );
  const incompleteWindow = windows.find(({ open, close }) => !open || !close);
  const time = (window: HoursWindow, part: keyof HoursWindow) => {
    const index = windows.indexOf(window);
    return (
      <input
        ref={
          window === (incompleteWindow ?? windows[0]) && part === (window.open ? 'close' : 'open')
            ? problemRef
            : undefined
        }
        type="time"
        aria-label={`${weekday}${index > 0 ? `, time ${index + 1},` : ''} ${part === 'open' ? 'opens' : 'closes'}`}
        value={window[part]}
        onChange={({ target }) =>
          onChange({
            windows: windows.map((hours) =>
              hours === window ? { ...hours, [part]: target.value } : hours,
            ),
          })
        }
        aria-invalid={(problem && (!incompleteWindow || !window[part])) || undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={`${fieldClass} min-w-0 px-1.5! tabular-nums sm:px-2.5!`}
      />
    );
  };
  return (
    <li
      ref={row}
      data-weekday={weekday}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 rounded-field px-3 py-2',
        '@2xl:grid-cols-[8.5rem_minmax(0,1fr)_auto_auto]',
        isToday && 'bg-accent-soft',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {weekday}
        {isToday && <span className="text-xs text-accent-ink">Today</span>}
      </span>
      <div className="flex min-w-0 flex-col gap-2 @max-2xl:order-last @max-2xl:col-span-3">
        {isClosed ? (
          <span className="flex min-h-12 items-center text-ink-soft @max-2xl:hidden">
            Closed all day
          </span>
        ) : (
          windows.map((window, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field keeps the focus while its time changes
            <div key={index} className="flex min-w-0 items-center gap-1 max-sm:-mr-2 sm:gap-2">
              {time(window, 'open')}
              <span aria-hidden="true">–</span>
              {time(window, 'close')}
              {index === 0 ? (
                <IconButton
                  label={`Add ${windows.length > 1 ? 'another' : 'a second'} time on ${weekday}`}
                  icon={<Plus size={18} />}
                  disabled={windows.length === maxWindows}
                  onClick={() => onChange({ windows: [...windows, { open: '', close: '' }] })}
                />
              ) : (
                <IconButton
                  label={`Remove time ${index + 1} of ${weekday}`}
                  icon={<X size={18} />}
                  onClick={() => onChange({ windows: windows.filter((hours) => hours !== window) })}
                />
              )}
            </div>
          ))
        )}
      </div>
      <Checkbox
        label={
          <>
            Closed<span className="sr-only"> on {weekday}</span>
          </>
        }
        checked={day.isClosed}
        onChange={(event) => onChange({ isClosed: event.target.checked })}
      />
      <IconButton
        label={`Copy ${weekday} to all days`}
        icon={<Copy size={18} />}
        onClick={onCopy}
      />
      {note && (
        <p
          id={`${id}-note`}
          role={problem ? 'alert' : undefined}
          className="col-span-3 text-sm text-ink-soft @max-2xl:order-last @2xl:col-start-2"
        >
          {note}
        </p>
      )}
    </li>
  );
}

/** Explains hours that may surprise: around the clock, and past midnight. */
function explainHours(weekday: Weekday, { windows, isClosed }: DayDraft): ReactNode {
  const last = windows.at(-1);
  if (isClosed || !last) return undefined;
  if (last.open && last.open === last.close) return 'Open around the clock.';
  if (!runsPastMidnight(last)) return undefined;
  return `Overnight: stays open past midnight, until ${last.close} on ${dayAfter(weekday)}.`;
}
