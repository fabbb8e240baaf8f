import { formatRupees, toPaise } from '@thali/shared/money/paise';
import { CircleCheck, HandCoins, ReceiptIndianRupee, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { lastMonths, monthName } from '../../shared/months.ts';
import { statementPath } from '../statement-months.ts';
import type { SettlementDesk } from '../use-settlement.ts';
import type { Choose, WalletChoice } from '../wallet-choice.ts';
import type { WalletOverview } from '../wallet-state.ts';
import { SettlementForm } from './settlement-form.tsx';
import { SettlementHistory } from './settlement-history.tsx';

interface SettlementsPanelProps {
  vendorId: string;
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
  desk: SettlementDesk;
  choice: WalletChoice;
  onChoose: Choose;
}

/** Paying fees, what was paid before, and the statement of each month. */
export function SettlementsPanel(props: SettlementsPanelProps) {
  const { vendorId, wallet, summary, desk, choice, onChoose } = props;
  return (
    <section aria-label="Settlements" className="flex flex-col gap-5">
      <SettlementCards wallet={wallet} summary={summary} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SettlementForm wallet={wallet} desk={desk} />
        <StatementPicker />
      </div>
      <SettlementHistory vendorId={vendorId} desk={desk} choice={choice} onChoose={onChoose} />
    </section>
  );
}

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
        icon={<HandCoins size={18} />}
        title="Pending COD Fees"
        value={<Money paise={toPaise(availableForSettlement)} />}
        note={
          underWay > 0
            ? `Available for settlement, beside ${formatRupees(underWay)} under way`
            : 'Available for settlement'
        }
      />
      <StatisticCard
        icon={<CircleCheck size={18} />}
        title="Total Settled"
        value={<Money paise={toPaise(summary.totalSettled)} />}
        note="Fees that are paid"
      />
      <StatisticCard
        icon={<ReceiptIndianRupee size={18} />}
        title="Settlements"
        value={summary.settlementCount.toLocaleString('en-IN')}
        note="Payments made"
      />
    </div>
  );
}

/** Leads to a month's statement. */
function StatementPicker() {
  const [path] = useLocation();
  const [months] = useState(() => lastMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  return (
    <Card className="p-5">
      <section aria-label="Monthly Statement">
        <h3 className="text-lg font-bold">Monthly Statement</h3>
        <p className="mt-1 mb-4 text-sm text-ink-soft">
          The fees you owed and paid in a month, to print or save.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-40">
            <Select
              label="Month"
              options={months.map((value) => ({ value, label: monthName(value) }))}
              value={month}
              onChange={setMonth}
            />
          </div>
          <Link
            href={statementPath(path, month)}
            className={`${buttonClass({ variant: 'secondary' })} grow sm:grow-0`}
          >
            <ReceiptText size={18} />
            Statement
          </Link>
        </div>
      </section>
    </Card>
  );
}
