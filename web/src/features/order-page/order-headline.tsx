import { shortOrderNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { formatTime } from '../../time/format-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { FullThali } from '../../ui/marks/full-thali.tsx';
import { statusLabel } from '../../ui/status-badge.tsx';

const headlines: Record<OrderStatus, { title: string; text: (vendor: string) => string }> = {
  pending: {
    title: 'Waiting for the kitchen',
    text: (vendor) => `${vendor} has your order and will confirm it shortly.`,
  },
  confirmed: {
    title: 'The kitchen said yes',
    text: (vendor) => `${vendor} confirmed your order. Cooking starts soon.`,
  },
  preparing: { title: 'Being cooked right now', text: () => 'Stay close, it will not be long.' },
  ready: {
    title: 'Your food is ready!',
    text: () => 'Show this number at the counter and pay in cash.',
  },
  completed: { title: 'Enjoy your meal', text: (vendor) => `Thank you for eating at ${vendor}.` },
  cancelled: {
    title: 'This order was cancelled',
    text: (vendor) => `Nothing is to be paid. Ask at ${vendor} if you wonder why.`,
  },
  expired: { title: 'This order has expired', text: () => 'It was not picked up within a day.' },
};

/** The one thing to know, large; from ready on in leaf green, seen from across the room. */
export function OrderHeadline({ order }: { order: Order }) {
  const { title, text } = headlines[order.status];
  const isReady = order.status === 'ready';
  const isOver = order.status === 'cancelled' || order.status === 'expired';
  return (
    <>
      <div
        key={order.status}
        className={classNames(
          'flex animate-pop flex-col items-center gap-3 rounded-sheet px-5 py-7 text-center',
          isReady && 'bg-leaf text-on-leaf shadow-mid',
          isOver && 'bg-chilli-soft',
          !isReady && !isOver && 'bg-accent-soft',
        )}
      >
        {!isOver && <FullThali className={isReady ? 'size-40' : 'size-28'} />}
        <h1 className="font-display text-2xl font-bold text-balance">{title}</h1>
        <p className={classNames('max-w-xs', !isReady && 'text-ink-soft')}>
          {text(order.vendorName)}
        </p>
        <p
          className={classNames(
            'money rounded-full px-5 py-1.5 font-bold tracking-widest',
            isReady ? 'bg-surface text-2xl text-ink' : 'bg-surface/70 text-lg',
          )}
        >
          <span className="sr-only">Order number </span>
          {shortOrderNumber(order.id)}
        </p>
        {order.estimatedReadyTime && !isOver && !isReady && order.status !== 'completed' && (
          <p className="text-sm font-semibold">
            Ready at about {formatTime(order.estimatedReadyTime)}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        Order status: {statusLabel(order.status)}. {title}
      </p>
    </>
  );
}
