import type { Order } from '@thali/shared/orders/order.contract';
import { type OrderStatus, ongoingStatuses } from '@thali/shared/orders/order-status';
import { formatTime } from '../../time/format-time.ts';
import { useNow } from '../../time/use-now.ts';
import { classNames } from '../../ui/class-names.ts';

const steps: readonly OrderStatus[] = ongoingStatuses;

/** The way to the counter in four steps; the words stand in the badge beside it. */
export function OrderProgress({ order }: { order: Order }) {
  const reached = steps.indexOf(order.status);
  const isReady = order.status === 'ready';
  const now = useNow();
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1 forced-color-adjust-none">
        {steps.map((status, step) => (
          <span
            key={status}
            className={classNames(
              'h-1.5 rounded-full transition-colors duration-300',
              step > reached ? 'bg-line' : isReady ? 'bg-leaf' : 'bg-accent',
            )}
          />
        ))}
      </div>
      {isReady && (
        <p className="text-sm font-semibold text-leaf">
          Your food is ready: show this number at the counter.
        </p>
      )}
      {!isReady && order.estimatedReadyTime && (
        <p className="text-sm font-semibold">{promiseText(order.estimatedReadyTime, now)}</p>
      )}
    </div>
  );
}

/** A minute's grace: 'about' is no second. */
const graceMs = 60_000;

/** A time that has gone by is no promise any more. */
function promiseText(at: string, now: Date): string {
  const time = formatTime(at);
  return now.getTime() - Date.parse(at) > graceMs
    ? `Running a little late: it was to be ready by about ${time}`
    : `Ready at about ${time}`;
}
