import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { formatDayAndTime } from '../../lib/time/format-time.ts';
import { Money } from '../../lib/ui/money.tsx';
import * as texts from './bill-texts.ts';

export function BillHead({ order }: { order: Order }) {
  return (
    <>
      <h2 className="font-display text-lg font-bold">{order.vendorName}</h2>
      <p className="text-sm text-ink-soft">
        {texts.placedFor(formatDayAndTime(order.createdAt), order.customerInfo.name)}
      </p>
    </>
  );
}

/** The totals of an order, by the server. */
export function BillTotals({ order }: { order: Order }) {
  return (
    <dl className="flex flex-col gap-1.5 border-t border-dashed border-line-strong/60 pt-3 text-ink-soft">
      <Row label={texts.subtotal} paise={dishesPaise(order)} />
      {order.parcelCharge && <Row label={texts.parcelCharge} paise={toPaise(order.parcelCharge)} />}
      {order.serviceCharge > 0 && (
        <Row label={texts.platformFee} paise={toPaise(order.serviceCharge)} />
      )}
      <div className="flex items-baseline justify-between pt-1 text-ink">
        <dt className="font-display text-lg font-bold">{texts.total}</dt>
        <dd>
          <Money paise={toPaise(order.finalAmount)} className="text-xl font-bold" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

/** The price of the dishes in paise, without the parcel charge. */
export function dishesPaise({ totalAmount, parcelCharge = 0 }: Order): number {
  return toPaise(totalAmount) - toPaise(parcelCharge);
}
