import type { VendorCustomer as Customer } from '@thali/shared/customers/list-customers.contract';
import { formatRupees } from '@thali/shared/money/paise';
import { Link } from 'wouter';
import { PhoneLink } from '../../../lib/phone/phone-link.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';

export const customerColumns: Column<Customer>[] = [
  {
    key: 'name',
    header: 'Customer',
    isRowHeader: true,
    width: 'max-w-72',
    cell: ({ name, isGuest }) => (
      <span className="flex items-center gap-2">
        <span className="truncate">{name || 'Customer'}</span>
        {isGuest && <Badge>Guest</Badge>}
      </span>
    ),
  },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  {
    key: 'orders',
    header: 'Orders',
    align: 'end',
    cell: (customer) => <OrdersLink customer={customer} />,
  },
  {
    key: 'spent',
    header: 'Spent',
    align: 'end',
    cell: ({ spent }) => <span className="money font-semibold">{formatRupees(spent)}</span>,
  },
  {
    key: 'first',
    header: 'First Order',
    hideBelow: 'lg',
    cell: ({ firstOrderAt }) => <Day at={firstOrderAt} />,
  },
  { key: 'last', header: 'Last Order', cell: ({ lastOrderAt }) => <Day at={lastOrderAt} /> },
];

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)}
    </time>
  );
}

interface OrdersLinkProps {
  customer: Customer;
  /** Writes `12 orders` instead of `12`. */
  hasUnit?: boolean;
}

/** The number of a customer's orders, as a link to these orders. */
function OrdersLink({ customer, hasUnit }: OrdersLinkProps) {
  const { name, phone, orders } = customer;
  const search = phone || name;
  const withUnit = `${orders.toLocaleString('en-IN')} ${orders === 1 ? 'order' : 'orders'}`;
  const count = hasUnit ? withUnit : orders.toLocaleString('en-IN');
  if (!search) return <span className="tabular-nums">{count}</span>;
  return (
    <Link
      href={`${tabPath('orders')}?${new URLSearchParams({ search })}`}
      aria-label={`${withUnit} of ${name || 'Customer'}`}
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end font-semibold tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {count}
    </Link>
  );
}

/** A customer as a card, for narrow screens. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { name, phone, isGuest, spent, lastOrderAt } = customer;
  return (
    <Card className="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 truncate font-bold">{name || 'Customer'}</h3>
        {isGuest && <Badge>Guest</Badge>}
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-3 text-sm">
        <PhoneLink phone={phone} />
        <span className="money text-base font-bold">{formatRupees(spent)}</span>
      </div>
      <p className="mt-5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
        <OrdersLink customer={customer} hasUnit />
        <span>
          Last order{' '}
          <time dateTime={lastOrderAt} className="tabular-nums">
            {formatDate(lastOrderAt)}
          </time>
        </span>
      </p>
    </Card>
  );
}
