import { kitchenNumber, orderLabel } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import { Check, CloudOff, Ellipsis, HandPlatter, MapPinOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { serviceNamed, tableNamed } from '../../orders/display/order-name.ts';
import { itemsText } from '../../orders/display/order-texts.ts';
import { handOverMoney, isUnpaid, mustAskForMoney } from '../../orders/payment/hand-over.ts';
import { sameDigitsText } from '../../orders/payment/staff-payment.ts';
import { updateIntervalMs } from '../../orders/status/order-times.ts';
import * as texts from '../kitchen-texts.ts';
import { ageText } from '../lateness.ts';
import { paymentLooks } from './ticket-payment.tsx';

interface HandOverRowProps {
  order: Order;
  /** Whether steps of this order wait for the network. */
  isUnsent: boolean;
  /** The number of another order with the same payment digits. */
  sameDigitsAs?: string | undefined;
  isSelected?: boolean;
  /** Undefined if orders can't be selected here. */
  onSelect?: () => void;
  /** Hands over the order. The button of an unpaid UPI or online order also records its money as received by UPI. */
  onHandOver: (event: MouseEvent) => void;
  /** Asks how the guest paid. */
  onAsk: () => void;
  onMore: () => void;
}

/** A ready order, with the guest, the payment and the button to hand it over. */
export function HandOverRow(props: HandOverRowProps) {
  const { order, isUnsent, sameDigitsAs, isSelected = false, onSelect } = props;
  const { onHandOver, onAsk, onMore } = props;
  const headingId = `order-${order.id}`;
  const now = useNow(updateIntervalMs).getTime();
  const money = handOverMoney(order);
  const moneyLook = classNames(
    'flex min-h-12 min-w-0 grow-99 basis-30 items-center rounded-field px-2.5 text-left text-base leading-tight font-bold tabular-nums @max-xs:basis-25 @max-xs:px-1.5 @max-xs:compact:basis-24 @max-xs:compact:text-sm @md:text-lg',
    paymentLooks[money.tone],
  );
  return (
    <article
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-ongoing-order={isOngoing(order.status) || undefined}
      className={classNames(
        '@container relative rounded-card border p-2',
        isSelected ? 'border-ink bg-sunken' : 'border-line-strong/60 bg-surface',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 @2xl:grid-cols-[minmax(0,1fr)_auto_auto] @2xl:items-center">
        <button
          type="button"
          aria-pressed={onSelect && isSelected}
          disabled={!onSelect}
          onClick={onSelect}
          className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-field px-1 text-left enabled:hover:bg-sunken"
        >
          <span
            className={classNames(
              'relative flex h-14 min-w-14 items-center justify-center rounded-field px-1.5 font-bold tabular-nums',
              numberSize(order),
              isSelected ? 'bg-ink text-paper' : 'bg-leaf-soft',
            )}
          >
            {orderLabel(order)}
            {isSelected && (
              <Check
                size={24}
                strokeWidth={3.5}
                className="absolute -top-1.5 -right-1.5 rounded-full bg-accent p-1 text-on-accent"
              />
            )}
          </span>
          <span className="min-w-0">
            <span className="line-clamp-2 text-lg leading-tight font-bold @xs:block @xs:truncate @xs:text-xl">
              {order.customerInfo.name || texts.customer}
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-base @xs:flex-nowrap">
              <TableOrParcel order={order} />
              <time
                dateTime={order.statusTimes.ready}
                className="shrink-0 font-semibold tabular-nums"
              >
                {ageText(order.statusTimes.ready ?? order.updatedAt, now)}
              </time>
              <span className="truncate text-ink-soft @max-xs:hidden">{itemsText(order)}</span>
            </span>
          </span>
        </button>
        <IconButton
          label={texts.moreActions}
          aria-describedby={headingId}
          aria-haspopup="dialog"
          icon={<Ellipsis size={26} />}
          onClick={onMore}
          className="size-12 @2xl:order-last"
        />
        <div className="col-span-full flex flex-wrap items-stretch gap-2 @2xl:col-span-1 @2xl:w-110">
          <h3 id={headingId} className="sr-only">
            {order.token !== undefined && texts.tokenThen(order.token)}
            {texts.order} {order.offline?.number ?? kitchenNumber(order.id)}
          </h3>
          {isUnpaid(order) ? (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-describedby={headingId}
              onClick={onAsk}
              className={moneyLook}
            >
              {money.text}
            </button>
          ) : (
            <p className={moneyLook}>{money.text}</p>
          )}
          <Button
            data-step=""
            aria-describedby={headingId}
            icon={<HandPlatter size={22} className="shrink-0 @max-md:hidden" />}
            onClick={onHandOver}
            className="min-h-12! grow px-3! text-lg! font-bold! whitespace-nowrap @max-xs:px-2! @max-xs:text-base!"
          >
            {mustAskForMoney([order]) ? texts.receivedByUpi : texts.handedOver}
          </Button>
        </div>
      </div>
      {isUnsent && (
        <p className="flex items-center gap-1.5 px-1 pt-1.5 font-bold text-chilli">
          <CloudOff size={18} />
          {texts.notSentMark}
        </p>
      )}
      {order.notThereAt && (
        <p className="flex items-center gap-1.5 px-1 pt-1.5 font-bold text-chilli">
          <MapPinOff size={18} className="shrink-0" />
          {texts.guestNotThere}
        </p>
      )}
      {sameDigitsAs && isUnpaid(order) && (
        <p className="px-1 pt-1.5 text-base">{sameDigitsText(sameDigitsAs)}</p>
      )}
    </article>
  );
}

/**
 * The type size of the number. Tokens have up to four digits. An order without a token shows its six-character code.
 */
function numberSize({ token }: Order): string {
  if (token === undefined) return 'text-lg';
  return token < 1000 ? 'text-3xl' : 'text-xl';
}

/** Shows the table, or that the order is a parcel. */
function TableOrParcel({ order: { serviceMode, table } }: { order: Order }) {
  if (serviceMode === 'takeaway') {
    return (
      <span className="shrink-0 rounded-field bg-ink px-1.5 font-bold text-paper uppercase">
        {serviceNamed('takeaway')}
      </span>
    );
  }
  return table ? (
    <span className="max-w-40 shrink-0 truncate font-bold">{tableNamed(table)}</span>
  ) : null;
}
