import { formatShortRupees } from '@thali/shared/money/paise';
import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { useMemo, useRef, useState } from 'react';
import { PagedList } from '../../../lib/data/paged-list.tsx';
import { usePagedApi } from '../../../lib/data/use-paged-api.ts';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import type { SettlementState } from '../use-settlement.ts';
import { refreshMs } from '../use-wallet.ts';
import { type ChangeChoice, isFiltered, type WalletChoice } from '../wallet-fields.ts';
import { FilterSelect, ListFilters } from './list-filters.tsx';
import { SettlementCard, settlementColumns } from './settlement-rows.tsx';

interface SettlementHistoryProps {
  vendorId: string;
  settlementState: SettlementState;
  choice: WalletChoice;
  onChange: ChangeChoice;
}

const types = [
  { value: 'settlement', label: 'Settlement' },
  { value: 'correction', label: 'Correction' },
] as const;

/** The history of fee payments, including running payments, and of corrections. */
export function SettlementHistory({
  vendorId,
  settlementState,
  choice,
  onChange,
}: SettlementHistoryProps) {
  const { status, transactionType, startDate, endDate, page } = choice;
  const list = usePagedApi(
    'GET /vendor-wallet/settlements',
    { query: { vendorId, status, transactionType, startDate, endDate } },
    { rowsOf: ({ data }) => data, keyOf, page, refetchInterval: refreshMs },
  );
  const [toCancel, setToCancel] = useState<Settlement>();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused Cancel button disappears when the payment is cancelled.
  useLostFocus(toCancel, () => heading.current);
  const columns = useMemo(() => settlementColumns(setToCancel), []);

  async function cancel(settlement: Settlement) {
    setBusy(true);
    await settlementState.cancel(settlement);
    setBusy(false);
    setToCancel(undefined);
  }

  return (
    <section aria-label="Settlement History" className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        Settlement History
      </h3>
      <ListFilters choice={choice} onChange={onChange}>
        <FilterSelect
          label="Type"
          choices={types}
          value={transactionType}
          onChange={(type) => onChange({ transactionType: type })}
        />
      </ListFilters>
      <PagedList
        list={list}
        onPage={(next, options) => onChange({ page: next }, options)}
        isSection
        failedText="Could not refresh."
        caption="Settlement history"
        columns={columns}
        keyOf={keyOf}
        renderCard={(settlement) => (
          <SettlementCard settlement={settlement} onCancel={setToCancel} />
        )}
        wideFrom="56rem"
        skeletonRows={3}
        empty={isFiltered(choice) ? 'No settlements match these filters' : 'No settlements yet'}
      />
      {toCancel && (
        <ConfirmDialog
          isOpen
          onClose={() => setToCancel(undefined)}
          onConfirm={() => void cancel(toCancel)}
          title="Cancel this settlement?"
          text={`${formatShortRupees(toCancel.amount)} can then be paid again at once. If you have paid already, wait instead: the bank can take a few minutes to confirm it.`}
          confirmLabel="Cancel Settlement"
          keepLabel="Keep It"
          tone="danger"
          isBusy={isBusy}
          busyLabel="Cancelling..."
        />
      )}
    </section>
  );
}

const keyOf = ({ id }: Settlement) => id;
