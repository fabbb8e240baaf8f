import type { Order } from '../order-list.ts';

const shown = 3;

/** The first dishes of an order in one line or two. Rule: orders-31 */
export function ItemsSummary({ order }: { order: Pick<Order, 'items'> }) {
  const dishes = order.items
    .slice(0, shown)
    .map((item) => `${item.quantity} × ${item.menuItem.name}`);
  const rest = order.items.length - dishes.length;
  return (
    <span className="line-clamp-2 text-ink-soft">
      {dishes.join(', ')}
      {rest > 0 && ` +${rest} more`}
    </span>
  );
}
