import { useMemo } from 'react';
import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import { allTransactions, transactionsCsv } from '../transactions-csv.ts';
import { type Choose, isFiltered, type WalletChoice } from '../wallet-choice.ts';
import { fetchTransactions, useTransactions } from '../wallet-lists.ts';
import { orderNumber } from '../wallet-texts.ts';
import { FilterSelect, ListFilters } from './list-filters.tsx';
import { ListFrame } from './list-frame.tsx';
import { TransactionCard, transactionColumns } from './transaction-rows.tsx';

interface TransactionsPanelProps {
  vendorId: string;
  subdomain: string;
  ordersPath: string | undefined;
  choice: WalletChoice;
  onChoose: Choose;
}

const methods = [
  { value: 'cod', label: 'Cash on Delivery' },
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

interface SaveTransactionsProps {
  vendorId: string;
  subdomain: string;
  choice: WalletChoice;
  isEmpty: boolean;
}

/** All fees of the filter chosen as a file. */
function SaveTransactions({ vendorId, subdomain, choice, isEmpty }: SaveTransactionsProps) {
  async function makeFile() {
    const { status, paymentMethod, startDate, endDate } = choice;
    const filter = { status, paymentMethod, startDate, endDate };
    const { fees, isCut } = await allTransactions((page, limit) =>
      fetchTransactions({ vendorId, filter, page, limit }),
    );
    const about = { subdomain, startDate, endDate, now: new Date() };
    return { file: transactionsCsv(fees, about), isCut };
  }

  return <SaveListButton label="Download CSV" isEmpty={isEmpty} cut={cut} makeFile={makeFile} />;
}

const cut = {
  title: 'The latest 10,000 transactions were saved',
  description: 'Choose fewer days to get the rest.',
};
