import { statusFacts } from '@thali/shared/orders/order-status';
import { Clock, TriangleAlert } from 'lucide-react';
import { useNow } from '../../../lib/time/use-now.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import type { Order } from '../order-list.ts';
import { clockTime, isLate, paceMs } from '../order-times.ts';
import { readyChoices, readyMinutes, useReadyMinutes } from '../ready-minutes.ts';

const options = [
  { value: '0', label: 'No ready time' },
  ...readyChoices.map((minutes) => ({ value: String(minutes), label: `Ready in ${minutes} min` })),
];

/** What a Confirm promises unless another time is chosen; remembered at this browser. */
export function ReadyDefault() {
  const minutes = useReadyMinutes();
  return (
    <PillSelect
      aria-label="Usual ready time"
      options={options}
      value={String(minutes)}
      onChange={(value) => readyMinutes.set(Number(value))}
    />
  );
}

interface ReadyChipsProps {
  /** Undefined: what the kitchen usually promises. */
  minutes: number | undefined;
  onChange: (minutes: number) => void;
  describedBy?: string | undefined;
}

/** In how many minutes this order is promised. Pressing the chosen one again promises nothing. */
export function ReadyChips({ minutes, onChange, describedBy }: ReadyChipsProps) {
  const usual = useReadyMinutes();
  const chosen = minutes ?? usual;
  return (
    <fieldset aria-describedby={describedBy} className="flex items-center gap-1.5">
      <legend className="float-left mr-1.5 text-sm whitespace-nowrap text-ink-soft">
        Ready in<span className="sr-only"> (minutes)</span>
      </legend>
      {readyChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChange(choice === chosen ? 0 : choice)}
          className={classNames(
            'min-h-11 min-w-0 grow basis-0 rounded-field border text-sm font-bold tabular-nums transition-colors',
            choice === chosen
              ? 'border-ink bg-ink text-paper'
              : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
          )}
        >
          {choice}
          <span className="sr-only"> min</span>
        </button>
      ))}
      <span aria-hidden="true" className="text-sm text-ink-soft">
        min
      </span>
    </fieldset>
  );
}

interface ReadyByProps {
  order: Pick<Order, 'status' | 'estimatedReadyTime'>;
}

/** What the customer was promised, for as long as it is still to be kept. */
export function ReadyBy({ order }: ReadyByProps) {
  const now = useNow(paceMs).getTime();
  const { status, estimatedReadyTime } = order;
  if (!estimatedReadyTime || !statusFacts[status].isCooking) return null;
  const isOver = isLate(order, now);
  const Icon = isOver ? TriangleAlert : Clock;
  return (
    <p
      className={
        isOver
          ? 'flex items-center gap-1.5 font-bold text-chilli'
          : 'flex items-center gap-1.5 font-semibold text-ink-soft'
      }
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      {isOver ? 'Promised for' : 'Ready by'}{' '}
      <time dateTime={estimatedReadyTime}>{clockTime(estimatedReadyTime, now)}</time>
    </p>
  );
}
