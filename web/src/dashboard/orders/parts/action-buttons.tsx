import { actionsFrom, type VendorAction } from '@thali/shared/orders/order-status';
import { Ban, Check, CookingPot, HandPlatter, PackageCheck } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { ButtonVariant } from '../../../lib/ui/button-class.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import { ReadyChoice } from '../../../orders/staff/ready-time.tsx';
import type { Order } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';

const looks: Record<VendorAction['label'], { Icon: typeof Check; variant: ButtonVariant }> = {
  Confirm: { Icon: Check, variant: 'primary' },
  Cancel: { Icon: Ban, variant: 'secondary' },
  Prepare: { Icon: CookingPot, variant: 'secondary' },
  Ready: { Icon: PackageCheck, variant: 'secondary' },
  Complete: { Icon: HandPlatter, variant: 'secondary' },
};

interface ActionButtonsProps {
  order: Order;
  /** Whether a change of this order is pending. */
  isMoving: boolean;
  onChangeStatus: ChangeOrderStatus;
  /** `large` and `ticket` also offer a ready time. A ticket has no room for the word Cancel. */
  size?: 'small' | 'large' | 'ticket';
  /** The id of an element that names the order, for screen readers. */
  describedBy?: string | undefined;
  /** A button between the steps and Cancel, in a small row. */
  children?: ReactNode;
}

/** The buttons for the next steps of an order. Cancel is never beside the next step. */
export function ActionButtons({
  order,
  isMoving,
  onChangeStatus,
  size,
  describedBy,
  children,
}: ActionButtonsProps) {
  const [minutes, setMinutes] = useState<number>();
  const actions = actionsFrom(order.status);
  if (actions.length === 0) return children;
  const isTicket = size === 'ticket';
  const isLarge = isTicket || size === 'large';
  const buttonOf = ({ label, to }: VendorAction) => {
    const { Icon, variant } = looks[label];
    const isCancel = to === 'cancelled';
    return (
      <Button
        key={label}
        data-step={isCancel ? undefined : ''}
        size={isLarge && !isCancel ? 'large' : 'small'}
        variant={variant}
        isBusy={isMoving}
        icon={<Icon size={isLarge ? 22 : 18} className="shrink-0" />}
        aria-describedby={describedBy}
        onClick={(event: MouseEvent) => onChangeStatus({ order, status: to, minutes }, event)}
        className={classNames(
          isLarge && 'min-h-13 px-3!',
          isCancel ? 'text-chilli!' : isLarge && 'min-w-28 grow',
        )}
      >
        <span className={isTicket && isCancel ? 'sr-only' : undefined}>{label}</span>
      </Button>
    );
  };
  const forward = actions.filter(({ to }) => to !== 'cancelled').map(buttonOf);
  const cancel = actions.filter(({ to }) => to === 'cancelled').map(buttonOf);
  if (!isLarge) {
    return (
      <div data-actions className="flex items-center gap-1">
        {forward}
        {children}
        {cancel}
      </div>
    );
  }
  return (
    <div data-actions className="flex w-full flex-wrap items-center gap-1.5">
      {cancel}
      {order.status === 'pending' && (
        <ReadyChoice
          order={order}
          minutes={minutes}
          onChange={setMinutes}
          describedBy={describedBy}
        />
      )}
      {forward}
    </div>
  );
}

interface ViewButtonProps {
  order: Order;
  onView: (order: Order) => void;
  /** The id of an element that names the order, for screen readers. */
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
