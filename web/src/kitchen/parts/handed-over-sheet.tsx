import type { Order } from '@thali/shared/orders/order.contract';
import { Printer } from 'lucide-react';
import { PhoneLink } from '../../lib/phone/phone-link.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { orderName } from '../../orders/display/order-name.ts';
import { itemsText } from '../../orders/display/order-texts.ts';
import { servedText } from '../../orders/display/service.tsx';
import { handOverMoney } from '../../orders/payment/hand-over.ts';
import { ReceiveButtons } from '../../orders/payment/receive-buttons.tsx';
import { updateIntervalMs } from '../../orders/status/order-times.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';
import { handedOverAt } from '../last-handed-over.ts';
import { ageText } from '../lateness.ts';
import { paymentLooks } from './ticket-payment.tsx';

interface HandedOverSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Newest first. */
  orders: readonly Order[];
  isLoading: boolean;
  actions: KitchenActions;
  onPrint: (order: Order) => void;
}

/** The last handed-over orders, to correct a mistake after the time for an undo. Rule: kitchen-32 */
export function HandedOverSheet(props: HandedOverSheetProps) {
  const { isOpen, onClose, orders, isLoading, actions, onPrint } = props;
  const now = useNow(updateIntervalMs).getTime();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.lastHandedOver}>
      {orders.length === 0 && (
        <p className="py-8 text-center text-lg text-ink-soft">
          {isLoading ? texts.loading : texts.ordersShowHere}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-1.5 py-3 text-lg">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="text-xl font-bold">{orderName(order)}</h3>
              <time dateTime={handedOverAt(order)} className="shrink-0 tabular-nums">
                {ageText(handedOverAt(order), now)}
              </time>
            </div>
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-semibold">{order.customerInfo.name || texts.customer}</span>
              <PhoneLink phone={order.customerInfo.phone} />
            </p>
            <p>
              {order.serviceMode && `${servedText(order.serviceMode, order)}: `}
              {itemsText(order)}
            </p>
            <div className="flex items-center gap-2">
              <Money order={order} />
              <Button
                variant="secondary"
                aria-label={texts.printTicketOf(orderName(order))}
                icon={<Printer size={20} />}
                onClick={() => {
                  onPrint(order);
                  onClose();
                }}
              >
                {texts.print}
              </Button>
            </div>
            <ReceiveButtons
              order={order}
              onReceive={(method) => {
                actions.receive(order, method);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Money({ order }: { order: Order }) {
  const { text, tone } = handOverMoney(order);
  return (
    <p
      className={classNames(
        'flex min-h-11 min-w-0 grow items-center rounded-field px-2.5 font-bold tabular-nums',
        paymentLooks[tone],
      )}
    >
      {text}
    </p>
  );
}
