import { formatRupees } from '@thali/shared/money/paise';
import { PhoneLink } from '../../../lib/phone/phone-link.tsx';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { Customer } from '../list-customers.ts';
import { OrdersLink } from './orders-link.tsx';

/** The same customer as a card, for phones. */
export function CustomerCard({ customer, ordersPath }: { customer: Customer; ordersPath: string }) {
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
        <OrdersLink customer={customer} ordersPath={ordersPath} isSpelled />
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
