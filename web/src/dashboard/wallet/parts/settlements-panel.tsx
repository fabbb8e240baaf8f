import { formatShortRupees, toPaise } from '@thali/shared/money/paise';
import { CircleCheck, HandCoins, ReceiptIndianRupee, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { lastMonths, monthName } from '../../shared/months.ts';
import type { SettlementState } from '../use-settlement.ts';
import type { WalletOverview } from '../use-wallet.ts';
import type { ChangeChoice, WalletChoice } from '../wallet-fields.ts';
import { SettlementForm } from './settlement-form.tsx';
import { SettlementHistory } from './settlement-history.tsx';

interface SettlementsPanelProps {
  vendorId: string;
  wallet: WalletOverview['wallet'];
  summary: WalletOverview['summary'];
  settlementState: SettlementState;
  /** The number of times that the vendor has pressed Pay above the cards. */
  payPresses: number;
  choice: WalletChoice;
  onChange: ChangeChoice;
}

/** The form to pay fees, the history of payments, and the monthly statements. */
export function SettlementsPanel(props: SettlementsPanelProps) {
  const { vendorId, wallet, summary, settlementState, payPresses, choice, onChange } = props;
  return (
    <section aria-label="Settlements" className="flex flex-col gap-5">
      <SettlementCards wallet={wallet} summary={summary} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SettlementForm
          key={payPresses}
          vendorId={vendorId}
          wallet={wallet}
          settlementState={settlementState}
          isFilled={payPresses > 0}
        />
        <StatementPicker />
      </div>
      <SettlementHistory
        vendorId={vendorId}
        settlementState={settlementState}
        choice={choice}
        onChange={onChange}
      />
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
  const inPayment = pendingCodFees - availableForSettlement;
  return (
    <div className={`${cardGrid} max-lg:*:last:col-span-full`}>
      <StatisticCard
        icon={<HandCoins size={18} />}
        title="Pending COD Fees"
        value={<Money paise={toPaise(availableForSettlement)} />}
        explanation={
          inPayment > 0
            ? `Available for settlement. ${formatShortRupees(inPayment)} is being paid.`
            : 'Available for settlement'
        }
      />
      <StatisticCard
        icon={<CircleCheck size={18} />}
        title="Total Settled"
        value={<Money paise={toPaise(summary.totalSettled)} />}
        explanation="Fees paid so far"
      />
      <StatisticCard
        icon={<ReceiptIndianRupee size={18} />}
        title="Settlements"
        value={summary.settlementCount.toLocaleString('en-IN')}
        explanation="Payments made"
      />
    </div>
  );
}

/** Chooses a month and links to its statement. */
function StatementPicker() {
  const [months] = useState(() => lastMonths(new Date(serverNow())));
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
            href={`${tabPath('wallet')}?statement=${month}`}
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
