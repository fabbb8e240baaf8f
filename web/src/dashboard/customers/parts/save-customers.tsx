import { istMoment } from '@thali/shared/time/ist';
import type { SavedFile } from '../../../lib/files/save-file.ts';
import { SaveListButton } from '../../../lib/files/save-list-button.tsx';
import { toCsv } from '../../../lib/files/to-csv.ts';
import type { CustomerFilter } from '../customer-choice.ts';
import { type Customer, type CustomerList, fetchCustomers } from '../list-customers.ts';

interface SaveCustomersProps {
  vendorId: string;
  subdomain: string;
  filter: CustomerFilter;
  isEmpty: boolean;
}

/** All who are looked for as a file. */
export function SaveCustomers({ vendorId, subdomain, filter, isEmpty }: SaveCustomersProps) {
  async function makeFile() {
    const { search, sort } = filter;
    const { customers, isCut } = await allCustomers((limit, offset) =>
      fetchCustomers(vendorId, { search, sort, limit, offset }, { background: true }),
    );
    return { file: customersCsv(customers, { subdomain, now: new Date() }), isCut };
  }

  return <SaveListButton label="Export CSV" isEmpty={isEmpty} cut={cut} makeFile={makeFile} />;
}

const cut = {
  title: 'The first 20,000 customers were saved',
  description: 'Search for others by their names or phones.',
};

const pageSize = 500;
const mostPages = 40;

interface AllCustomers {
  customers: Customer[];
  /** There are more than can be read this way. */
  isCut: boolean;
}

/** Every customer, page by page; one whom an order moves to another page meanwhile is there once. */
export async function allCustomers(
  fetchPage: (limit: number, offset: number) => Promise<CustomerList>,
): Promise<AllCustomers> {
  const customers = new Map<string, Customer>();
  for (let page = 0; page < mostPages; page += 1) {
    const list = await fetchPage(pageSize, page * pageSize);
    for (const customer of list.customers) customers.set(customer.id, customer);
    const isLast = list.customers.length === 0 || (page + 1) * pageSize >= list.pagination.total;
    if (isLast) return { customers: [...customers.values()], isCut: false };
  }
  return { customers: [...customers.values()], isCut: true };
}

/** Customers as a file for a spreadsheet, in the order in which they are listed; days are India's. */
export function customersCsv(
  customers: readonly Customer[],
  { subdomain, now }: { subdomain: string; now: Date },
): SavedFile {
  return {
    name: `thali-${subdomain}-customers-${istMoment(now).date}.csv`,
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
    istMoment(new Date(firstOrderAt)).date,
    istMoment(new Date(lastOrderAt)).date,
  ];
}
