import type { Order } from '@thali/shared/orders/order.contract';
import { PhoneLink } from '../../lib/phone/phone-link.tsx';
import { whatsAppLink } from '../../lib/phone/whats-app-link.ts';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { orderName } from '../display/order-name.ts';
import { ordersWaitingFor, type SoldOut } from './sold-out.ts';
import * as texts from './sold-out-texts.ts';

export interface SoldOutOrdersProps {
  soldOut: SoldOut;
  messName: string;
  /** The ongoing orders, oldest first. */
  orders: readonly Order[];
  onMore: (order: Order) => void;
}

/** The guests who wait for a sold-out dish or choice, with links to contact them. Rule: kitchen-27 */
export function SoldOutOrders({ soldOut, messName, orders, onMore }: SoldOutOrdersProps) {
  const { name: soldOutName } = soldOut;
  const waiting = ordersWaitingFor(soldOut, orders);
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={texts.openOrdersWith(soldOutName)}
      className="w-full rounded-field bg-chilli-soft p-3"
    >
      <h4 className="font-bold text-chilli">{texts.openOrders(waiting.length)}</h4>
      <ul className="divide-y divide-line">
        {waiting.map((order) => {
          const { name, phone } = order.customerInfo;
          return (
            <li key={order.id} className="flex flex-wrap items-center gap-2 py-2">
              <p className="basis-full">
                <span className="block text-lg font-bold">
                  {orderName(order)} · {name || texts.customer}
                </span>
                <PhoneLink phone={phone} />
              </p>
              {phone && (
                <a
                  href={whatsAppLink(phone, texts.sorry(soldOutName, orderName(order), messName))}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                >
                  {texts.tellOnWhatsApp}
                </a>
              )}
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => onMore(order)}
              >
                {texts.openOrder}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
