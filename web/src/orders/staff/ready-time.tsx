import type { Order } from '@thali/shared/orders/order.contract';
import { statusFacts } from '@thali/shared/orders/order-status';
import { Clock, TriangleAlert } from 'lucide-react';
import { useNow } from '../../lib/time/use-now.ts';
import { classNames } from '../../lib/ui/class-names.ts';
import { PillSelect } from '../../lib/ui/pill-select.tsx';
import { clockTime, isLate, paceMs } from '../status/order-times.ts';
import { readyChoices, readyMinutes, useReadyMinutes } from './ready-minutes.ts';

const options = [
  { value: '0', label: 'No ready time' },
  ...readyChoices.map((minutes) => ({ value: String(minutes), label: `Ready in ${minutes} min` })),
];

/** The default ready time of a confirmed order, stored in this browser. */
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

const shortOptions = [
  ...readyChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} min` })),
  { value: '0', label: 'None' },
];

interface ReadyChoiceProps {
  /** Undefined stands for the kitchen's usual ready time. */
  minutes: number | undefined;
  onChange: (minutes: number) => void;
  describedBy?: string | undefined;
}

/** Chooses the ready time of this order in minutes. */
export function ReadyChoice({ minutes, onChange, describedBy }: ReadyChoiceProps) {
  const usual = useReadyMinutes();
  return (
    <PillSelect
      aria-label="Ready in"
      aria-describedby={describedBy}
      options={shortOptions}
      value={String(minutes ?? usual)}
      onChange={(value) => onChange(Number(value))}
      className="min-h-13 w-24"
    />
  );
}

/** Shows the promised ready time until the order is ready. */
export function ReadyBy({ order }: { order: Pick<Order, 'status' | 'estimatedReadyTime'> }) {
  const now = useNow(paceMs).getTime();
  const { status, estimatedReadyTime } = order;
  if (!estimatedReadyTime || !statusFacts[status].isCooking) return null;
  const isOverdue = isLate(order, now);
  const Icon = isOverdue ? TriangleAlert : Clock;
  return (
    <p
      className={classNames(
        'flex items-center gap-1.5 text-sm',
        isOverdue ? 'font-bold text-chilli' : 'font-semibold text-ink-soft',
      )}
    >
      <Icon size={15} className="shrink-0" />
      {isOverdue ? 'Promised for' : 'Ready by'}{' '}
      <time dateTime={estimatedReadyTime}>{clockTime(estimatedReadyTime, now)}</time>
    </p>
  );
}
