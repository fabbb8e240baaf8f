import { formatRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import type { SettlementDesk } from '../use-settlement.ts';
import { type Choose, isFiltered, type WalletChoice } from '../wallet-choice.ts';
import { useSettlements } from '../wallet-lists.ts';
import { FilterSelect, ListFilters } from './list-filters.tsx';
import { ListFrame } from './list-frame.tsx';
import { SettlementCard, settlementColumns } from './settlement-rows.tsx';

interface SettlementHistoryProps {
  vendorId: string;
  desk: SettlementDesk;
  choice: WalletChoice;
  onChoose: Choose;
}

const types = [
  { value: 'settlement', label: 'Settlement' },
  { value: 'correction', label: 'Correction' },
] as const;

/** What was paid, or begun to be. */
export function SettlementHistory({ vendorId, desk, choice, onChoose }: SettlementHistoryProps) {
  const list = useSettlements(vendorId, choice);
  const [asked, setAsked] = useState<Settlement>();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row's button goes with the payment.
  useLostFocus(asked, () => heading.current);
  const columns = useMemo(() => settlementColumns(setAsked), []);

  async function giveUp(settlement: Settlement) {
    setBusy(true);
    await desk.giveUp(settlement);
    setBusy(false);
    setAsked(undefined);
  }

  return (
    <section aria-label="Settlement History" className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        Settlement History
      </h3>
      <ListFilters choice={choice} onChoose={onChoose}>
        <FilterSelect
          label="Type"
          choices={types}
          value={choice.transactionType}
          onChange={(transactionType) => onChoose({ transactionType })}
        />
      </ListFilters>
      <ListFrame
        list={list}
        page={choice.page}
        onPage={(page, options) => onChoose({ page }, options)}
      >
        <DataTable
          caption="Settlement history"
          columns={columns}
          rows={list.data?.data ?? []}
          keyOf={({ id }) => id}
          renderCard={(settlement) => (
            <SettlementCard settlement={settlement} onGiveUp={setAsked} />
          )}
          wideFrom="56rem"
          isLoading={list.isPending}
          skeletonRows={3}
          empty={
            isFiltered(choice) && list.data
              ? 'No settlements match these filters'
              : 'No settlements yet'
          }
        />
      </ListFrame>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => void giveUp(asked)}
          title="Give up this settlement?"
          text={`${formatRupees(asked.amount)} can then be paid again at once. If you have paid already, wait instead: the bank can take a few minutes to confirm it.`}
          confirmLabel="Give Up"
          tone="danger"
          isBusy={isBusy}
          busyLabel="Giving up..."
        />
      )}
    </section>
  );
}
