import { toPaise } from '@thali/shared/money/paise';
import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { BillLink } from '../../../orders/bill/bill-link.tsx';
import { BillHead, BillTotals } from '../../../orders/bill/bill-totals.tsx';
import { choicesText } from '../../../orders/display/choices-text.ts';
import { presentItems } from '../../../orders/display/order-texts.ts';
import { ServiceIcon, servedText } from '../../../orders/display/service.tsx';
import { useDishNames } from '../../../orders/display/use-dish-names.ts';
import {
  type PaymentState,
  paymentMethodLabel,
  paymentState,
} from '../../../orders/payment/payment-state.ts';
import { paymentLooks } from '../../shared/payment-looks.ts';
import * as texts from '../order-page-texts.ts';

export function OrderBill({ order }: { order: Order }) {
  const nameOf = useDishNames(order.subdomain);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div>
        <BillHead order={order} />
        {order.serviceMode && (
          <p className="mt-2 flex items-center gap-2 font-semibold">
            <ServiceIcon mode={order.serviceMode} size={18} />
            {servedText(order.serviceMode, order)}
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-2.5">
        {presentItems(order).map((item) => (
          <Line key={item.id} item={item} name={nameOf(item.menuItem)} />
        ))}
      </ul>
      {order.specialInstructions && <Instructions text={order.specialInstructions} />}
      <BillTotals order={order} />
      <BillLink order={order} />
      <PaymentLine order={order} />
    </Card>
  );
}

function Line({ item, name }: { item: OrderItem; name: string }) {
  return (
    <li className="flex items-start gap-2">
      <VegMark isVegetarian={item.menuItem.isVegetarian} className="mt-1 size-4" />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="money font-semibold">{item.quantity} × </span>
        {name}
        {item.choices && (
          <span className="block text-sm text-ink-soft">{choicesText(item.choices)}</span>
        )}
        {item.specialInstructions && (
          <span className="block text-sm text-ink-soft">{item.specialInstructions}</span>
        )}
      </span>
      <Money paise={toPaise(item.totalPrice)} />
    </li>
  );
}

function Instructions({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-field bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere">
      <MessageSquareText size={18} className="mt-px shrink-0 text-ink-soft" />
      <span>
        <span className="sr-only">{texts.instructions}</span>
        {text}
      </span>
    </p>
  );
}

/** The payment method and the payment state of the order, with a link to the payment page. */
function PaymentLine({ order }: { order: Order }) {
  return (
    <Link
      href={`/payment/${order.id}`}
      className="-mx-2 -mb-2 flex min-h-12 items-center gap-2 rounded-field px-2 hover:bg-sunken"
    >
      <span className="grow">
        <span className="sr-only">{texts.payment}</span>
        {paymentMethodLabel(order.paymentMethod)}
      </span>
      <PaymentBadge state={paymentState(order)} />
      <ChevronRight size={18} className="text-ink-soft" />
    </Link>
  );
}

function PaymentBadge({ state: { kind, label } }: { state: PaymentState }) {
  const [tone, Icon] = paymentLooks[kind];
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2.5} />}>
      <span className="whitespace-normal">{label}</span>
    </Badge>
  );
}
