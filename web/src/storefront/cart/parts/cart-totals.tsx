import type { OrderTotals } from '@thali/shared/orders/order-totals';
import { Money } from '../../../lib/ui/money.tsx';

/** What the order comes to, set like the foot of a bill. */
export function CartTotals({ totals, count }: { totals: OrderTotals; count: number }) {
  return (
    <dl className="flex flex-col gap-1.5 text-ink-soft">
      <Row
        label={`Subtotal (${count} ${count === 1 ? 'item' : 'items'})`}
        paise={totals.totalPaise}
      />
      {totals.platformFeePaise > 0 && <Row label="Platform fee" paise={totals.platformFeePaise} />}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="mt-2 flex items-baseline justify-between border-t border-dashed border-line-strong/60 pt-3 text-ink"
      >
        <dt className="font-display text-lg font-bold">Total</dt>
        <dd>
          <Money paise={totals.finalPaise} className="text-xl font-bold" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, paise }: { label: string; paise: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}
