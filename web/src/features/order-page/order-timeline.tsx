import type { Order } from '@thali/shared/orders/order.contract';
import { Check } from 'lucide-react';
import { formatTime } from '../../time/format-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { statusLabel } from '../../ui/status-badge.tsx';
import { type OrderStep, orderSteps } from './order-steps.ts';

const dots = {
  done: 'bg-leaf text-on-leaf',
  now: 'bg-accent text-on-accent ring-5 ring-accent-soft',
  ahead: 'border-2 border-line-strong/50 bg-surface',
} satisfies Record<OrderStep['state'], string>;

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className="flex flex-col">
      {orderSteps(order).map(({ status, state, at }, index, steps) => (
        <li
          key={status}
          aria-current={state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[1.75rem_1fr_auto] items-start gap-x-3.5"
        >
          <span className="flex flex-col items-center self-stretch">
            <span
              className={classNames(
                'inline-flex size-7 items-center justify-center rounded-full transition-colors duration-300',
                dots[state],
              )}
            >
              {state === 'done' && <Check size={16} strokeWidth={3} aria-hidden="true" />}
              {state === 'now' && <span className="size-2.5 rounded-full bg-current" />}
            </span>
            {index < steps.length - 1 && (
              <span
                className={classNames(
                  'my-1 min-h-5 w-0.5 grow rounded-full',
                  state === 'done' ? 'bg-leaf' : 'bg-line',
                )}
              />
            )}
          </span>
          <span
            className={classNames(
              'pt-0.5 pb-4',
              state === 'ahead' ? 'text-ink-faint' : 'font-semibold',
            )}
          >
            {statusLabel(status)}
            {state === 'done' && <span className="sr-only">, done</span>}
          </span>
          <span className="money pt-1 text-sm text-ink-faint">
            {at && state !== 'ahead' ? formatTime(at) : ''}
          </span>
        </li>
      ))}
    </ol>
  );
}
