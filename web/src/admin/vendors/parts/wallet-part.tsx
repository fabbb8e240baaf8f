import { formatRupees } from '@thali/shared/money/paise';
import { Fact, Facts } from '../../shared/facts.tsx';
import { formatCount } from '../../shared/format-count.ts';
import { Loaded, type Reading } from '../../shared/loaded.tsx';
import type { WalletOverview } from '../use-vendor-details.ts';
import { Part, PartLoading } from './part.tsx';

/** What it owes the platform, and has paid. */
export function WalletPart({ wallet }: { wallet: Reading<WalletOverview> }) {
  return (
    <Part title="Wallet">
      <Loaded reading={wallet} loading={<PartLoading />} isPart>
        {(answer) => (
          <Facts>
            <Fact name="Pending fees">{formatRupees(answer.wallet.pendingCodFees)}</Fact>
            <Fact name="Can be settled">{formatRupees(answer.wallet.availableForSettlement)}</Fact>
            <Fact name="Balance">{formatRupees(answer.wallet.balance)}</Fact>
            <Fact name="Settled so far">{formatRupees(answer.summary.totalSettled)}</Fact>
            <Fact name="Completed orders">{formatCount(answer.summary.totalOrders)}</Fact>
          </Facts>
        )}
      </Loaded>
    </Part>
  );
}
