import type { Order } from '@thali/shared/orders/order.contract';
import { ongoingStatuses } from '@thali/shared/orders/order-status';
import { slotText } from '@thali/shared/pre-orders/pre-order-texts';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { readyPromise } from '../../../orders/status/ready-promise.ts';
import * as texts from '../own-orders-texts.ts';

/** The progress as four bars. The badge on the card names the status. */
export function OrderProgress({ order }: { order: Order }) {
  const currentStep = ongoingStatuses.indexOf(order.status);
  const isReady = order.status === 'ready';
  const { estimatedReadyTime: readyAt } = order;
  const now = useNow();
  const promise = readyPromise(order, now);
  const { readyFor, mealName = '', status } = order;
  const slot = readyFor && status === 'confirmed' && slotText(mealName, readyFor, now);
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1 forced-color-adjust-none">
        {ongoingStatuses.map((status, step) => (
          <span
            key={status}
            className={classNames(
              'h-1.5 rounded-full transition-colors duration-300',
              step > currentStep ? 'bg-line' : isReady ? 'bg-leaf' : 'bg-accent',
            )}
          />
        ))}
      </div>
      {isReady && <p className="text-sm font-semibold text-leaf">{texts.foodReady}</p>}
      {slot && !promise && <p className="text-sm font-semibold">{slot}</p>}
      {promise && (
        <p className="text-sm font-semibold">
          {promise.isLate
            ? `${promise.text}. ${promise.detail}`
            : readyAt
              ? texts.readyAtAbout(formatTime(readyAt))
              : promise.text}
        </p>
      )}
    </div>
  );
}
