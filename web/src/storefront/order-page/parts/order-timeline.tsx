import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { Check, X } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { statusNamed } from '../../../orders/display/order-name.ts';
import { cancelReasonForGuest } from '../../../orders/status/cancelled-titles.ts';
import * as texts from '../order-page-texts.ts';
import { type OrderStep, orderSteps, stepTime } from '../order-steps.ts';

const looks = {
  done: { dot: 'bg-leaf text-on-leaf', text: 'font-semibold' },
  now: { dot: 'bg-accent text-on-accent ring-5 ring-accent-soft', text: 'font-bold' },
  ahead: { dot: 'border-2 border-line-strong/50 bg-surface', text: 'text-ink-faint' },
  ended: { dot: 'bg-chilli text-on-chilli', text: 'font-bold text-chilli' },
} satisfies Record<OrderStep['state'], object>;

const readyDot = 'bg-leaf text-on-leaf ring-5 ring-leaf-soft';

/** The steps of an order, with their times. */
export function OrderTimeline({ order }: { order: Order }) {
  const steps = orderSteps(order);
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <Step key={step.status} step={step} order={order} isLast={index === steps.length - 1} />
      ))}
    </ol>
  );
}

function Step({ step, order, isLast }: { step: OrderStep; order: Order; isLast: boolean }) {
  const { status, state } = step;
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="grid grid-cols-[1.75rem_1fr_auto] items-start gap-x-3.5"
    >
      <span className="flex flex-col items-center self-stretch forced-color-adjust-none">
        <span
          className={classNames(
            'inline-flex size-7 shrink-0 items-center justify-center rounded-full transition-colors duration-300',
            state === 'now' && status === 'ready' ? readyDot : looks[state].dot,
          )}
        >
          {state === 'done' && <Check size={16} strokeWidth={3} />}
          {state === 'ended' && <X size={16} strokeWidth={3} />}
          {state === 'now' && <span className="size-2.5 rounded-full bg-current" />}
        </span>
        {!isLast && (
          <span
            className={classNames(
              'my-1 min-h-4 w-0.5 grow rounded-full',
              state === 'done' ? 'bg-leaf' : 'bg-line',
            )}
          />
        )}
      </span>
      <span className={classNames('pt-0.5', !isLast && 'pb-3', looks[state].text)}>
        {stepLabel(status)}
        {state === 'ended' && order.cancelReason && (
          <span className="block text-sm font-normal">{cancelReasonForGuest(order)}</span>
        )}
        {state === 'done' && <span className="sr-only">{texts.done}</span>}
      </span>
      <span className="money pt-1 text-sm text-ink-soft">{stepTime(step, order)}</span>
    </li>
  );
}

function stepLabel(status: OrderStatus): string {
  return status === 'pending' ? texts.placed : statusNamed(status);
}
