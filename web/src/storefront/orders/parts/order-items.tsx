import { toPaise } from '@thali/shared/money/paise';
import type { OrderItem } from '@thali/shared/orders/order.contract';
import { Money } from '../../../lib/ui/money.tsx';

/** Rule: storefront-12 */
export const mostShown = 3;

export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const rest = items.length - mostShown;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {items.slice(0, mostShown).map((item) => (
        <li key={item.id} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="money font-semibold">{item.quantity} × </span>
            {item.menuItem.name}
          </span>
          <Money paise={toPaise(item.totalPrice)} className="text-ink-soft" />
        </li>
      ))}
      {rest > 0 && (
        <li className="text-ink-faint">
          +{rest} more {rest === 1 ? 'item' : 'items'}
        </li>
      )}
    </ul>
  );
}
