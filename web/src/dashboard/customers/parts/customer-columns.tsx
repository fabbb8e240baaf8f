import { formatRupees } from '@thali/shared/money/paise';
import { PhoneLink } from '../../../lib/phone/phone-link.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import type { Customer } from '../list-customers.ts';
import { OrdersLink } from './orders-link.tsx';

export function customerColumns(ordersPath: string): Column<Customer>[] {
  return [
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
      cell: (customer) => <OrdersLink customer={customer} ordersPath={ordersPath} />,
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
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)}
    </time>
  );
}
