import { actionsFrom, type VendorAction } from '@thali/shared/orders/order-status';
import { Check, CookingPot, HandPlatter, PackageCheck, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { ButtonVariant } from '../../../lib/ui/button-class.ts';
import { classNames } from '../../../lib/ui/class-names.ts';
import type { Order } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ReadyChips } from './ready-time.tsx';

const looks: Record<VendorAction['label'], { Icon: typeof Check; variant: ButtonVariant }> = {
  Confirm: { Icon: Check, variant: 'primary' },
  Cancel: { Icon: X, variant: 'secondary' },
  Prepare: { Icon: CookingPot, variant: 'secondary' },
  Ready: { Icon: PackageCheck, variant: 'secondary' },
  Complete: { Icon: HandPlatter, variant: 'secondary' },
};

interface ActionButtonsProps {
  order: Order;
  /** The last tap on this order is still on its way. */
  isMoving: boolean;
  onChangeStatus: ChangeOrderStatus;
  /** Large ones also choose what is promised. */
  size?: 'small' | 'large';
  /** Names the order to a screen reader that reads the button alone. */
  describedBy?: string | undefined;
}

/** What can be done to an order now, one tap each; the step forward is the widest. */
export function ActionButtons({
  order,
  isMoving,
  onChangeStatus,
  size,
  describedBy,
}: ActionButtonsProps) {
  const [minutes, setMinutes] = useState<number>();
  const actions = actionsFrom(order.status);
  if (actions.length === 0) return null;
  const isLarge = size === 'large';
  return (
    <div data-actions className="flex flex-col gap-2.5">
      {isLarge && order.status === 'pending' && (
        <ReadyChips minutes={minutes} onChange={setMinutes} describedBy={describedBy} />
      )}
      <div className={classNames('flex items-center', isLarge ? 'gap-2.5' : 'gap-2')}>
        {actions.map(({ label, to }) => {
          const { Icon, variant } = looks[label];
          const isCancel = to === 'cancelled';
          const iconSize = isLarge && !isCancel ? 22 : 18;
          return (
            <Button
              key={label}
              data-step={isCancel ? undefined : ''}
              size={isCancel ? 'small' : size}
              variant={variant}
              isBusy={isMoving}
              icon={<Icon size={iconSize} aria-hidden="true" className="shrink-0" />}
              aria-describedby={describedBy}
              onClick={(event: MouseEvent) => onChangeStatus({ order, status: to, minutes }, event)}
              className={classNames(
                isCancel ? 'order-last text-chilli!' : isLarge && 'min-w-0 grow',
                isLarge && 'min-h-14 px-3!',
              )}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

interface ViewButtonProps {
  order: Order;
  onView: (order: Order) => void;
  /** Names the order to a screen reader that reads the button alone. */
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
