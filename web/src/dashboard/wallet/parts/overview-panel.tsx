import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { useId } from 'react';
import { Card } from '../../../lib/ui/card.tsx';
import type { WalletOverview } from '../use-wallet.ts';
import type { WalletView } from '../wallet-fields.ts';
import { customerName, partPaidText, settlementName } from '../wallet-texts.ts';
import { LatestEntries } from './latest-entries.tsx';
import { SettlementProgress } from './settlement-progress.tsx';

interface OverviewPanelProps {
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
  transactions: readonly WalletTransaction[];
  settlements: readonly Settlement[];
  onGo: (view: WalletView) => void;
}

/** The totals of fees, and the latest entries. */
export function OverviewPanel(props: OverviewPanelProps) {
  const { wallet, summary, transactions, settlements, onGo } = props;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <OrderCounts summary={summary} />
      <SettlementProgress wallet={wallet} settled={summary.totalSettled} />
      <LatestEntries
        title="Latest Transactions"
        empty="No service fee transactions yet"
        entries={transactions.map((fee) => ({
          ...fee,
          name: `Order #${kitchenNumber(fee.orderId)}`,
          detail: customerName(fee),
          partPaid: partPaidText(fee),
        }))}
        onViewAll={() => onGo('transactions')}
      />
      <LatestEntries
        title="Latest Settlements"
        empty="No settlements yet"
        entries={settlements.map((settlement) => ({
          ...settlement,
          name: settlementName(settlement),
          detail: settlement.id,
        }))}
        onViewAll={() => onGo('settlements')}
      />
    </div>
  );
}

/** The numbers of orders that the fees are for. */
function OrderCounts({ summary }: { summary: WalletOverview['summary'] }) {
  const id = useId();
  const counts: [name: string, count: number][] = [
    ['Total orders', summary.totalOrders],
    ['COD orders', summary.totalCodOrders],
    ['Online orders', summary.totalOnlineOrders],
  ];
  if (summary.totalCounterOrders > 0) counts.push(['Counter', summary.totalCounterOrders]);
  return (
    <Card className="h-full p-5">
      <section aria-labelledby={id}>
        <h3 id={id} className="text-lg font-bold">
          Completed Orders
        </h3>
        <dl className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-3">
          {counts.map(([name, count]) => (
            <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="text-2xl font-bold tabular-nums">{count.toLocaleString('en-IN')}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-faint">
          You owe one fee for each completed order, also if your guest paid by UPI or online,
          because the whole bill comes to you. Cancelled and expired orders, and sales at the
          counter, are free.
        </p>
      </section>
    </Card>
  );
}
