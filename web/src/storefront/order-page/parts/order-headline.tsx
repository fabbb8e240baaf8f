import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { EmptyThali } from '../../../lib/ui/marks/empty-thali.tsx';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { headlineOf } from '../../../orders/headline-of.ts';
import { readyPromise } from '../../../orders/ready-promise.ts';
import { OrderNumber } from './order-number.tsx';
import { PromisedTime } from './promised-time.tsx';

type Tone = 'waiting' | 'cooking' | 'ready' | 'done' | 'over';

const tones: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'waiting',
  preparing: 'cooking',
  ready: 'ready',
  completed: 'done',
  cancelled: 'over',
  expired: 'over',
};

const looks: Record<Tone, string> = {
  waiting: 'bg-accent-soft',
  cooking: 'bg-accent-soft',
  ready: 'min-h-[62dvh] bg-leaf text-on-leaf shadow-mid md:min-h-0 md:py-10',
  done: 'bg-leaf-soft',
  over: 'bg-chilli-soft',
};

const tickMs = 10_000;

/** The one thing to know, large; a ready order fills the screen in leaf green, seen across a room. */
export function OrderHeadline({ order }: { order: Order }) {
  const now = useNow(tickMs);
  const promise = readyPromise(order, now);
  const { title, text } = headlineOf(order, promise?.isLate);
  const tone = tones[order.status];
  const isReady = tone === 'ready';
  return (
    <>
      <div
        key={order.status}
        className={classNames(
          'flex animate-pop flex-col items-center justify-center gap-3 rounded-sheet px-5 py-6 text-center',
          looks[tone],
        )}
      >
        <Picture tone={tone} />
        <h1
          className={classNames(
            'font-display font-bold text-balance',
            isReady ? 'text-3xl' : 'text-2xl',
          )}
        >
          {title}
        </h1>
        <p className={classNames('max-w-xs text-balance', !isReady && 'text-ink-soft')}>{text}</p>
        {promise && <PromisedTime promise={promise} />}
        <OrderNumber id={order.id} isLarge={isReady} />
        {isReady && order.actualReadyTime && (
          <p className="text-sm">Ready since {formatTime(order.actualReadyTime)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        Order status: {statusLabel(order.status)}. {title}
      </p>
    </>
  );
}

/** The plate stays empty until there is cooking. */
function Picture({ tone }: { tone: Tone }) {
  if (tone === 'over') return null;
  if (tone === 'waiting') return <EmptyThali className="size-24" />;
  return <FullThali className={tone === 'ready' ? 'size-40' : 'size-28'} />;
}
