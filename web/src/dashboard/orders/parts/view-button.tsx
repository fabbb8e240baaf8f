import { Button } from '../../../lib/ui/button.tsx';
import type { Order } from '../order-list.ts';

interface ViewButtonProps {
  order: Order;
  onView: (order: Order) => void;
  /** Names the order for those who hear the button alone. */
  describedBy: string;
  className?: string;
}

/** Opens the whole order. */
export function ViewButton({ order, onView, describedBy, className }: ViewButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-describedby={describedBy}
      onClick={() => onView(order)}
      className={className}
    >
      View
    </Button>
  );
}
