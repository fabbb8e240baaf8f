import { useId } from 'react';
import { Card } from '../../../lib/ui/card.tsx';
import type { WalletOverview } from '../wallet.ts';

/** The orders that fees came from. */
export function OrderCounts({ summary }: { summary: WalletOverview['summary'] }) {
  const id = useId();
  const counts: [name: string, count: number][] = [
    ['Total orders', summary.totalOrders],
    ['COD orders', summary.totalCodOrders],
    ['Online orders', summary.totalOnlineOrders],
  ];
  return (
    <Card className="h-full p-5">
      <section aria-labelledby={id}>
        <h3 id={id} className="text-lg font-bold">
          Completed Orders
        </h3>
        <dl className="mt-4 grid grid-cols-3 gap-3">
          {counts.map(([name, count]) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="text-2xl font-bold tabular-nums">{count.toLocaleString('en-IN')}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-faint">
          Each completed order owes its fee once; cancelled and expired orders owe nothing.
        </p>
      </section>
    </Card>
  );
}
