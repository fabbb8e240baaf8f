import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { VegMark } from '../../ui/marks/veg-mark.tsx';
import { Money } from '../../ui/money.tsx';

export function OrderBill({ order }: { order: Order }) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2.5">
        {order.items.map((item) => (
          <li key={item.id} className="flex items-start gap-2">
            <VegMark isVegetarian={item.menuItem.isVegetarian} className="mt-1 size-4" />
            <span className="grow">
              <span className="money font-semibold">{item.quantity} × </span>
              {item.menuItem.name}
            </span>
            <Money paise={toPaise(item.totalPrice)} />
          </li>
        ))}
      </ul>
      {order.specialInstructions && (
        <p className="rounded-field bg-sunken px-3.5 py-2.5 text-sm">
          “{order.specialInstructions}”
        </p>
      )}
      <dl className="flex flex-col gap-1.5 border-t border-dashed border-line-strong/60 pt-3 text-ink-soft">
        <Row label="Subtotal" rupees={order.totalAmount} />
        {order.serviceCharge > 0 && <Row label="Platform fee" rupees={order.serviceCharge} />}
        <div className="flex items-baseline justify-between pt-1 text-ink">
          <dt className="font-display text-lg font-bold">Total</dt>
          <dd>
            <Money paise={toPaise(order.finalAmount)} className="text-xl font-bold" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Row({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd>
        <Money paise={toPaise(rupees)} />
      </dd>
    </div>
  );
}
