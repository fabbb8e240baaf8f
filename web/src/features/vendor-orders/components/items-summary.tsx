import type { Order } from '../order-list.ts';

const shown = 3;

/** The first dishes of an order in one line or two. Source: spec 2, section 9 (3 items). */
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
