import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderName } from '@thali/shared/orders/order-name';
import { canEndUncollected } from '@thali/shared/orders/order-status';
import { Armchair, Ban, Printer } from 'lucide-react';
import { useState } from 'react';
import { PhoneLink } from '../../lib/phone/phone-link.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { Money } from '../../lib/ui/money.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { ServiceIcon, servedText } from '../../orders/display/service.tsx';
import { soldOutDishes } from '../../orders/end-order/cancel-choice.ts';
import { CancelDialog } from '../../orders/end-order/cancel-dialog.tsx';
import { NotCollected } from '../../orders/end-order/not-collected.tsx';
import { ReceiveButtons } from '../../orders/payment/receive-buttons.tsx';
import { soldOutDish, soldOutNow } from '../../orders/sold-out/sold-out.ts';
import { OrderTime } from '../../orders/status/order-time.tsx';
import type { KitchenActions } from '../kitchen-actions.ts';

interface OrderSheetProps {
  order: Order;
  actions: KitchenActions;
  /** Undefined if the mess has no tables. */
  onMove?: (() => void) | undefined;
  onPrint: (order: Order) => void;
  onClose: () => void;
}

/** The guest's name and phone number, and the rarer actions on an order. */
export function OrderSheet({ order, actions, onMove, onPrint, onClose }: OrderSheetProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { name, phone } = order.customerInfo;
  return (
    <Sheet isOpen onClose={onClose} title={orderName(order)}>
      <div className="flex flex-col gap-4 text-lg">
        <div>
          <p className="text-xl font-bold">{name || 'Customer'}</p>
          <p className="py-2">
            <PhoneLink phone={phone} />
          </p>
          {order.serviceMode && (
            <p className="flex items-center gap-2 font-bold">
              <ServiceIcon mode={order.serviceMode} size={22} />
              {servedText(order.serviceMode, order)}
            </p>
          )}
          <p>
            <Money paise={toPaise(order.finalAmount)} className="font-bold" /> ·{' '}
            <OrderTime order={order} />
          </p>
          <p className="text-base text-ink-soft tabular-nums">
            Order ID {kitchenNumber(order.id)}
            {order.isTest && ' · Test order'}
          </p>
        </div>
        <ReceiveButtons
          order={order}
          onReceive={(method) => {
            actions.receive(order, method);
            onClose();
          }}
        />
        {onMove && (
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            icon={<Armchair size={22} />}
            onClick={onMove}
          >
            Move to table…
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Printer size={22} />}
          onClick={() => {
            onPrint(order);
            onClose();
          }}
        >
          Print ticket
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<Ban size={22} />}
          onClick={() => setCancelling(true)}
          className="text-chilli!"
        >
          Cancel order
        </Button>
        {canEndUncollected(order.status) && (
          <NotCollected
            order={order}
            isMoving={false}
            onEnd={(returnPortions) => {
              actions.endUncollected(order, returnPortions);
              onClose();
            }}
          />
        )}
      </div>
      <CancelDialog
        order={isCancelling ? order : undefined}
        onCancel={(choice) => {
          actions.cancel(order, choice);
          onClose();
          soldOutNow.set(soldOutDishes(order, choice).map(soldOutDish));
        }}
        onKeep={() => setCancelling(false)}
      />
    </Sheet>
  );
}
