import { kitchenNumber } from '@thali/shared/ids/order-id';
import { feeMethods, type WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { PagedList } from '../../../lib/data/paged-list.tsx';
import { usePagedApi } from '../../../lib/data/use-paged-api.ts';
import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { paymentText } from '../../shared/payment-text.ts';
import { transactionsCsv } from '../transactions-csv.ts';
import { refreshMs } from '../use-wallet.ts';
import { type ChangeChoice, isFiltered, type WalletChoice } from '../wallet-fields.ts';
import { FilterSelect, ListFilters } from './list-filters.tsx';
import { TransactionCard, transactionColumns } from './transaction-rows.tsx';

interface TransactionsPanelProps {
  vendor: { id: string; subdomain: string };
  /** Whether the mess has sold at its counter. */
  hasCounter: boolean;
  choice: WalletChoice;
  onChange: ChangeChoice;
}

const methods = feeMethods.map((value) => ({ value, label: paymentText(value) }));

/** The fee of each completed order. */
export function TransactionsPanel({
  vendor,
  hasCounter,
  choice,
  onChange,
}: TransactionsPanelProps) {
  const { status, paymentMethod, startDate, endDate, page } = choice;
  const list = usePagedApi(
    'GET /vendor-wallet/transactions',
    { query: { vendorId: vendor.id, status, paymentMethod, startDate, endDate } },
    { rowsOf: ({ data }) => data, keyOf, page, refetchInterval: refreshMs },
  );

  async function makeFile() {
    const { rows, isTruncated } = await list.readAll(maxFees);
    const { subdomain } = vendor;
    return {
      file: transactionsCsv(rows, { subdomain, startDate, endDate, now: new Date(serverNow()) }),
      isTruncated,
    };
  }

  return (
    <section aria-label="Transactions" className="flex flex-col gap-4">
      <ListFilters choice={choice} onChange={onChange}>
        <FilterSelect
          label="Payment Method"
          choices={hasCounter ? methods : methods.filter(({ value }) => value !== 'counter')}
          value={paymentMethod}
          onChange={(method) => onChange({ paymentMethod: method })}
        />
      </ListFilters>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg font-bold">Service Fee Transactions</h3>
        <SaveListButton
          label="Download CSV"
          isEmpty={list.total === 0}
          truncatedToast={truncatedToast}
          makeFile={makeFile}
        />
      </div>
      <PagedList
        list={list}
        onPage={(next, options) => onChange({ page: next }, options)}
        isSection
        failedText="Could not refresh."
        caption="Service fee transactions"
        columns={transactionColumns}
        keyOf={keyOf}
        nameOf={(fee) => `#${kitchenNumber(fee.orderId)}`}
        renderCard={(fee) => <TransactionCard fee={fee} />}
        wideFrom="56rem"
        empty={
          isFiltered(choice)
            ? 'No transactions match these filters'
            : 'No service fee transactions yet'
        }
      />
    </section>
  );
}

const keyOf = ({ id }: WalletTransaction) => id;

const maxFees = 10_000;

const truncatedToast = {
  title: 'The latest 10,000 transactions were saved',
  description: 'Choose fewer days to get the rest.',
};
