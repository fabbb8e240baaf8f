import type { Weekday } from '@thali/shared/time/ist';
import { Copy } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { dayAfter, runsPastMidnight } from '../../shared/week.ts';
import type { DayDraft } from './hours-draft.ts';

interface DayRowProps {
  weekday: Weekday;
  day: DayDraft;
  isToday: boolean;
  problem: string | undefined;
  /** The first missing time. */
  problemRef: Ref<HTMLInputElement>;
  onChange: (part: Partial<DayDraft>) => void;
  onCopy: () => void;
}

/** One day: closed, or its opening and closing time. */
export function DayRow(props: DayRowProps) {
  const { weekday, day, isToday, problem, problemRef, onChange, onCopy } = props;
  const id = useId();
  const note = problem ? <span className="text-chilli">{problem}</span> : explained(weekday, day);
  const missing = day.open ? 'close' : 'open';
  const time = (part: 'open' | 'close', label: string) => (
    <input
      ref={part === missing ? problemRef : undefined}
      type="time"
      aria-label={`${weekday} ${label}`}
      value={day[part]}
      onChange={(event) => onChange({ [part]: event.target.value })}
      aria-invalid={(problem && !day[part]) || undefined}
      aria-describedby={note ? `${id}-note` : undefined}
      className={`${fieldClass} min-w-0 px-2.5! tabular-nums`}
    />
  );
  return (
    <li
      data-weekday={weekday}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 rounded-field px-3 py-2',
        'sm:grid-cols-[8.5rem_minmax(0,1fr)_auto_auto]',
        isToday && 'bg-accent-soft',
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {weekday}
        {isToday && <span className="text-xs text-accent-ink">Today</span>}
      </span>
      <div className="flex min-w-0 items-center gap-2 max-sm:order-last max-sm:col-span-3">
        {day.isClosed ? (
          <span className="flex min-h-12 items-center text-ink-soft max-sm:hidden">
            Closed all day
          </span>
        ) : (
          <>
            {time('open', 'opens')}
            <span aria-hidden="true">–</span>
            {time('close', 'closes')}
          </>
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
          className="col-span-3 text-sm text-ink-soft max-sm:order-last sm:col-start-2"
        >
          {note}
        </p>
      )}
    </li>
  );
}

/** Explains two times that are not obvious. */
function explained(weekday: Weekday, { open, close, isClosed }: DayDraft): ReactNode {
  if (isClosed) return undefined;
  if (open && open === close) return 'Open around the clock.';
  if (!runsPastMidnight({ open, close })) return undefined;
  return `Overnight: stays open past midnight, until ${close} on ${dayAfter(weekday)}.`;
}
