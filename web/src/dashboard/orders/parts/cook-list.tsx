import { MessageSquareText } from 'lucide-react';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import type { Order } from '../order-list.ts';

const shownLines = 8;

/** What to cook: quantities first and large, wishes right below their dish. */
export function CookList({ order }: { order: Order }) {
  const lines = order.items.slice(0, shownLines);
  const rest = order.items.length - lines.length;
  return (
    <div className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-0.5">
        {lines.map((item) => (
          <li key={item.id} className="grid grid-cols-[2rem_auto_1fr] items-baseline gap-2">
            <span className="text-right text-xl font-bold tabular-nums">
              {item.quantity}
              <span className="ml-0.5 text-base font-medium text-ink-faint">×</span>
            </span>
            <VegMark
              isVegetarian={item.menuItem.isVegetarian}
              className="size-3.5 translate-y-px"
            />
            <span className="text-lg leading-snug font-semibold">
              {item.menuItem.name}
              {item.specialInstructions && (
                <span className="block text-sm font-normal text-ink-soft">
                  {item.specialInstructions}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="pl-14 text-sm font-semibold text-ink-soft">
          +{rest} more {rest === 1 ? 'item' : 'items'}
        </p>
      )}
      {order.specialInstructions && (
        <p className="flex gap-2 rounded-field bg-sunken px-2.5 py-1.5 text-sm">
          <MessageSquareText
            size={18}
            role="img"
            aria-label="Special instructions:"
            className="mt-0.5 shrink-0 text-accent-ink"
          />
          {order.specialInstructions}
        </p>
      )}
    </div>
  );
}
