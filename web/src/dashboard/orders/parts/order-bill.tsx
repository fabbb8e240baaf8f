import { toPaise } from '@thali/shared/money/paise';
import type { ReactNode } from 'react';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { dishesPaise } from '../../../orders/bill/bill-totals.tsx';
import { choicesText } from '../../../orders/display/choices-text.ts';
import { presentItems } from '../../../orders/display/order-texts.ts';
import { FeeStatusBadge } from '../../../orders/payment/fee-status-badge.tsx';
import type { Order } from '../order-list.ts';

/** The lines of an order and their total. */
export function OrderBill({ order }: { order: Order }) {
  return (
    <div className="my-5 rounded-card border border-line">
      <ul aria-label="Items" className="divide-y divide-line">
        {presentItems(order).map((item) => (
          <li key={item.id} className="flex items-baseline gap-3 px-4 py-2.5">
            <span className="w-9 shrink-0 text-right font-bold tabular-nums">
              {item.quantity} ×
            </span>
            <span className="min-w-0 grow">
              {item.menuItem.name}
              <VegMark
                isVegetarian={item.menuItem.isVegetarian}
                className="ml-1.5 inline size-3.5 align-[-1px]"
              />
              {item.choices && (
                <span className="block text-sm font-semibold">{choicesText(item.choices)}</span>
              )}
              {item.specialInstructions && (
                <span className="block text-sm text-ink-soft">{item.specialInstructions}</span>
              )}
            </span>
            <Money paise={toPaise(item.totalPrice)} />
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1.5 rounded-b-card border-t border-line bg-sunken/60 px-4 py-3">
        <Sum label="Subtotal" paise={dishesPaise(order)} />
        {order.parcelCharge && <Sum label="Parcel charge" paise={toPaise(order.parcelCharge)} />}
        <Sum
          label={
            <span className="inline-flex flex-wrap items-center gap-x-2.5">
              Platform Fee
              {order.serviceCharge > 0 && <FeeStatusBadge status={order.serviceChargeStatus} />}
            </span>
          }
          paise={toPaise(order.serviceCharge)}
        />
        <Sum
          label={<strong className="text-lg">Total</strong>}
          paise={toPaise(order.finalAmount)}
          isTotal
        />
      </dl>
    </div>
  );
}

function Sum({ label, paise, isTotal }: { label: ReactNode; paise: number; isTotal?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} className={isTotal ? 'text-lg font-bold' : 'text-ink-soft'} />
      </dd>
    </div>
  );
}
