import type { SettlementDesk } from '../use-settlement.ts';
import type { WalletOverview } from '../wallet.ts';
import type { Choose, WalletChoice } from '../wallet-choice.ts';
import { SettlementCards } from './settlement-cards.tsx';
import { SettlementForm } from './settlement-form.tsx';
import { SettlementHistory } from './settlement-history.tsx';
import { StatementPicker } from './statement-picker.tsx';

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
