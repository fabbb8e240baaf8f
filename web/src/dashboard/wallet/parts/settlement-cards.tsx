import { formatRupees, toPaise } from '@thali/shared/money/paise';
import { CircleCheck, HandCoins, ReceiptIndianRupee } from 'lucide-react';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import type { WalletOverview } from '../wallet.ts';

interface SettlementCardsProps {
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
}

/** Rule: wallet-13 */
export function SettlementCards({ wallet, summary }: SettlementCardsProps) {
  const { pendingCodFees, availableForSettlement } = wallet;
  const underWay = pendingCodFees - availableForSettlement;
  return (
    <div className={`${cardGrid} max-sm:*:last:col-span-full`}>
      <StatisticCard
        icon={<HandCoins size={18} aria-hidden="true" />}
        title="Pending COD Fees"
        value={<Money paise={toPaise(availableForSettlement)} />}
        note={
          underWay > 0
            ? `Available for settlement, beside ${formatRupees(underWay)} under way`
            : 'Available for settlement'
        }
      />
      <StatisticCard
        icon={<CircleCheck size={18} aria-hidden="true" />}
        title="Total Settled"
        value={<Money paise={toPaise(summary.totalSettled)} />}
        note="Fees that are paid"
      />
      <StatisticCard
        icon={<ReceiptIndianRupee size={18} aria-hidden="true" />}
        title="Settlements"
        value={summary.settlementCount.toLocaleString('en-IN')}
        note="Payments made"
      />
    </div>
  );
}
