import { formatRupees } from '@thali/shared/money/paise';
import { useId } from 'react';
import { Card } from '../../../lib/ui/card.tsx';
import { Progress } from '../../../lib/ui/figures/progress.tsx';
import type { WalletOverview } from '../use-wallet.ts';

interface SettlementProgressProps {
  wallet: WalletOverview['wallet'];
  /** Rupees. */
  settled: number;
}

/** The share of all fees so far that is settled. Rule: wallet-10 */
export function SettlementProgress({ wallet, settled }: SettlementProgressProps) {
  const id = useId();
  const pending = wallet.pendingCodFees;
  const owed = settled + Math.max(0, pending);
  return (
    <Card className="h-full p-5">
      <section aria-labelledby={id} className="flex h-full flex-col gap-4">
        <h3 id={id} className="text-lg font-bold">
          Settlement
        </h3>
        <Progress
          label="Settlement progress"
          value={settled}
          max={owed}
          tone="leaf"
          valueText={owed === 0 ? 'Nothing owed yet' : undefined}
        />
        <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-1">
          <Amount name="Settled" rupees={settled} />
          <Amount name="Pending" rupees={pending} />
        </dl>
      </section>
    </Card>
  );
}

function Amount({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="money font-bold">{formatRupees(rupees)}</dd>
    </div>
  );
}
