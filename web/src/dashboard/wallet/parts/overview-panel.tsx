import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import type { WalletOverview } from '../wallet.ts';
import type { WalletView } from '../wallet-choice.ts';
import { customerName, orderNumber, settlementName } from '../wallet-texts.ts';
import { LatestEntries } from './latest-entries.tsx';
import { OrderCounts } from './order-counts.tsx';
import { SettlementProgress } from './settlement-progress.tsx';

interface OverviewPanelProps {
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
  transactions: readonly WalletTransaction[];
  settlements: readonly Settlement[];
  onGo: (view: WalletView, isToPay?: boolean) => void;
}

/** How the fees stand, and the latest of them. */
export function OverviewPanel(props: OverviewPanelProps) {
  const { wallet, summary, transactions, settlements, onGo } = props;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <OrderCounts summary={summary} />
      <SettlementProgress
        wallet={wallet}
        settled={summary.totalSettled}
        onPay={() => onGo('settlements', true)}
      />
      <LatestEntries
        title="Latest Transactions"
        empty="No service fee transactions yet"
        entries={transactions.map((fee) => ({
          ...fee,
          name: `Order #${orderNumber(fee.orderId)}`,
          by: customerName(fee),
        }))}
        onAll={() => onGo('transactions')}
      />
      <LatestEntries
        title="Latest Settlements"
        empty="No settlements yet"
        entries={settlements.map((one) => ({ ...one, name: settlementName(one), by: one.id }))}
        onAll={() => onGo('settlements')}
      />
    </div>
  );
}
