import type { Order } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ViewButton } from './view-button.tsx';

interface RowActionsProps {
  order: Order;
  isMoving: boolean;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
  describedBy: string;
}

/** At the end of a row: the steps from here, and the whole order. */
export function RowActions({
  order,
  isMoving,
  onChangeStatus,
  onView,
  describedBy,
}: RowActionsProps) {
  return (
    // Taller than the text beside it, which sets the row's height.
    <div className="-my-1.5 -mr-2 flex items-center justify-end gap-1">
      <ActionButtons
        order={order}
        isMoving={isMoving}
        onChangeStatus={onChangeStatus}
        size="small"
        describedBy={describedBy}
      />
      <ViewButton order={order} onView={onView} describedBy={describedBy} />
    </div>
  );
}
