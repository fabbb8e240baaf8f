import type { VendorCustomer as Customer } from '@thali/shared/customers/list-customers.contract';
import { toIst } from '@thali/shared/time/ist';
import type { WholeList } from '../../../lib/data/use-paged-api.ts';
import type { SavedFile } from '../../../lib/files/save-file.ts';
import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { toCsv } from '../../../lib/files/to-csv.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

interface SaveCustomersProps {
  subdomain: string;
  isEmpty: boolean;
  readAll: (maxRows: number) => Promise<WholeList<Customer>>;
}

/** Saves the customers that match the search, from all pages, as a file. */
export function SaveCustomers({ subdomain, isEmpty, readAll }: SaveCustomersProps) {
  async function makeFile() {
    const { rows, isTruncated } = await readAll(maxCustomers);
    return { file: customersCsv(rows, { subdomain, now: new Date(serverNow()) }), isTruncated };
  }

  return (
    <SaveListButton
      label="Export CSV"
      isEmpty={isEmpty}
      truncatedToast={truncatedToast}
      makeFile={makeFile}
    />
  );
}

const maxCustomers = 20_000;

const truncatedToast = {
  title: 'The first 20,000 customers were saved',
  description: 'Search for others by their names or phones.',
};

/** Customers as a CSV file in list order, with days in India. */
export function customersCsv(
  customers: readonly Customer[],
  { subdomain, now }: { subdomain: string; now: Date },
): SavedFile {
  return {
    name: `thali-${subdomain}-customers-${toIst(now).date}.csv`,
    content: toCsv([header, ...customers.map(row)]),
    type: 'text/csv',
  };
}

const header = ['Customer', 'Phone', 'Guest', 'Orders', 'Spent', 'First Order', 'Last Order'];

function row({ name, phone, isGuest, orders, spent, firstOrderAt, lastOrderAt }: Customer) {
  return [
    name || 'Customer',
    phone,
    isGuest ? 'yes' : 'no',
    orders,
    spent.toFixed(2),
    toIst(new Date(firstOrderAt)).date,
    toIst(new Date(lastOrderAt)).date,
  ];
}
