import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { Clock } from 'lucide-react';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { EmptyThali } from '../../../lib/ui/marks/empty-thali.tsx';
import { FullThali } from '../../../lib/ui/marks/full-thali.tsx';
import { statusNamed } from '../../../orders/display/order-name.ts';
import { useAnswerOverdue } from '../../../orders/follow/use-answer-overdue.ts';
import { headlineOf } from '../../../orders/status/headline-of.ts';
import { preOrderHeadline } from '../../../orders/status/pre-order-headline.ts';
import { type ReadyPromise, readyPromise } from '../../../orders/status/ready-promise.ts';
import * as texts from '../order-page-texts.ts';

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

const promiseRefreshMs = 10_000;

/** The status in large type. A ready order fills the phone's screen in green, so that it is visible across a room. */
export function OrderHeadline({ order }: { order: Order }) {
  const now = useNow(promiseRefreshMs);
  const promise = readyPromise(order, now);
  const isAnswerOverdue = useAnswerOverdue(order);
  const isForLater = order.readyFor !== undefined && order.status === 'confirmed';
  const { title, text } =
    isForLater && !order.awaitsPaymentUntil
      ? preOrderHeadline(order, now)
      : headlineOf(order, { isLate: promise?.isLate, isAnswerOverdue });
  const tone = tones[order.status];
  const isReady = tone === 'ready';
  return (
    <>
      <div
        key={order.status}
        className={classNames(
          'flex animate-fade-in flex-col items-center justify-center gap-3 rounded-sheet px-5 py-6 text-center',
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
        {!order.awaitsPaymentUntil && <OrderNumber order={order} isLarge={isReady} />}
        {isReady && order.actualReadyTime && (
          <p className="text-sm">{texts.readySince(formatTime(order.actualReadyTime))}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {texts.statusFor(statusNamed(order.status), title)}
      </p>
    </>
  );
}

/** The plate is empty until the kitchen cooks. */
function Picture({ tone }: { tone: Tone }) {
  if (tone === 'over') return null;
  if (tone === 'waiting') return <EmptyThali className="size-24" />;
  return <FullThali className={tone === 'ready' ? 'size-40' : 'size-28'} />;
}

/** The promised time, or a note that the food is late. Screen readers do not announce each minute. */
function PromisedTime({ promise: { text, detail, accuracy } }: { promise: ReadyPromise }) {
  return (
    <div className="flex flex-col items-center">
      <p className="flex items-center gap-2 font-display text-xl font-bold">
        <Clock size={20} className="text-accent-ink" />
        {text}
      </p>
      {detail && <p className="text-sm text-ink-soft">{detail}</p>}
      {accuracy && <p className="mt-1 text-xs text-ink-soft">{accuracy}</p>}
    </div>
  );
}

/** The number to show at the counter: the token, or else the six characters of the kitchen. Rule: orders-9, orders-47 */
function OrderNumber({ order, isLarge }: { order: Order; isLarge: boolean }) {
  const number = kitchenNumber(order.id);
  const hasToken = order.token !== undefined;
  return (
    <p className="flex flex-col items-center gap-1.5">
      <strong
        className={classNames(
          'money rounded-full px-6 py-1.5 text-[clamp(1.75rem,11vw,3.25rem)] leading-tight font-bold text-ink',
          !hasToken && 'tracking-widest',
          isLarge ? 'bg-surface' : 'bg-surface/70',
        )}
      >
        {hasToken ? (
          texts.token(order.token)
        ) : (
          <>
            <span className="sr-only">{texts.orderNumberBefore}</span>
            {number}
          </>
        )}
      </strong>
      <span className={classNames('text-sm', !isLarge && 'text-ink-soft')}>
        {isOngoing(order.status)
          ? !isLarge &&
            (hasToken && order.table ? texts.weWillCall(order.token) : texts.showAtCounter)
          : !hasToken && texts.orderNumber}
      </span>
      {hasToken && (
        <span className={classNames('text-sm', !isLarge && 'text-ink-soft')}>
          {texts.orderNumberBefore}
          <span className="money tracking-wider">{number}</span>
        </span>
      )}
    </p>
  );
}
