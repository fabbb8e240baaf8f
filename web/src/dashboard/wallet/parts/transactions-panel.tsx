import { useMemo } from 'react';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import { useTransactions } from '../use-wallet-lists.ts';
import { type Choose, isFiltered, type WalletChoice } from '../wallet-choice.ts';
import { orderNumber } from '../wallet-texts.ts';
import { FilterSelect } from './filter-select.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFrame } from './list-frame.tsx';
import { SaveTransactions } from './save-transactions.tsx';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';

interface TransactionsPanelProps {
  vendorId: string;
  subdomain: string;
  ordersPath: string | undefined;
  choice: WalletChoice;
  onChoose: Choose;
}

const methods = [
  { value: 'cod', label: 'Cash on delivery' },
  { value: 'online', label: 'Online' },
] as const;

/** The fee of each completed order. */
export function TransactionsPanel(props: TransactionsPanelProps) {
  const { vendorId, subdomain, ordersPath, choice, onChoose } = props;
  const list = useTransactions(vendorId, choice);
  const columns = useMemo(() => transactionColumns(ordersPath), [ordersPath]);
  const total = list.data?.pagination.total ?? 0;
  return (
    <section aria-label="Transactions" className="flex flex-col gap-4">
      <ListFilters choice={choice} onChoose={onChoose}>
        <FilterSelect
          label="Payment Method"
          choices={methods}
          value={choice.paymentMethod}
          onChange={(paymentMethod) => onChoose({ paymentMethod })}
        />
      </ListFilters>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg font-bold">Service Fee Transactions</h3>
        <SaveTransactions
          vendorId={vendorId}
          subdomain={subdomain}
          choice={choice}
          isEmpty={total === 0}
        />
      </div>
      <ListFrame
        list={list}
        page={choice.page}
        onPage={(page, options) => onChoose({ page }, options)}
      >
        <DataTable
          caption="Service fee transactions"
          columns={columns}
          rows={list.data?.data ?? []}
          keyOf={(fee) => fee.id}
          nameOf={(fee) => `#${orderNumber(fee.orderId)}`}
          renderCard={(fee) => <TransactionCard fee={fee} ordersPath={ordersPath} />}
          wideFrom="56rem"
          isLoading={list.isPending}
          empty={
            isFiltered(choice) && list.data
              ? 'No transactions match these filters'
              : 'No service fee transactions yet'
          }
        />
      </ListFrame>
    </section>
  );
}
