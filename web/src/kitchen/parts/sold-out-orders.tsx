import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { PhoneLink } from '../../lib/phone/phone-link.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';

interface SoldOutOrdersProps {
  dish: { id: string; name: string };
  messName: string;
  /** The ongoing orders, oldest first. */
  orders: readonly Order[];
  onMore: (order: Order) => void;
}

/** The guests who wait for a dish that has just sold out, with ways to tell them. Rule: kitchen-27 */
export function SoldOutOrders({ dish, messName, orders, onMore }: SoldOutOrdersProps) {
  const waiting = orders.filter((order) => isWaitingFor(dish.id, order));
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={`Open orders with ${dish.name}`}
      className="w-full rounded-field bg-chilli-soft p-3"
    >
      <h4 className="font-bold text-chilli">
        {waiting.length === 1 ? '1 open order has it' : `${waiting.length} open orders have it`}
      </h4>
      <ul className="divide-y divide-line">
        {waiting.map((order) => {
          const { name, phone } = order.customerInfo;
          return (
            <li key={order.id} className="flex flex-wrap items-center gap-2 py-2">
              <p className="basis-full">
                <span className="block text-lg font-bold">
                  {orderName(order)} · {name || 'Customer'}
                </span>
                <PhoneLink phone={phone} />
              </p>
              {phone && (
                <a
                  href={whatsAppLink(
                    phone,
                    `Sorry, ${dish.name} has just sold out. What would you like instead? ${orderName(order)}, ${messName}`,
                  )}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                >
                  Tell on WhatsApp
                </a>
              )}
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => onMore(order)}
              >
                Open order…
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether the kitchen still has to cook this dish for the order. */
function isWaitingFor(itemId: string, { status, items }: Order): boolean {
  return (
    status !== 'ready' && items.some(({ menuItem, isDone }) => menuItem.id === itemId && !isDone)
  );
}

function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
