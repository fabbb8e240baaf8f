import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { canEndUncollected } from '@thali/shared/orders/order-status';
import { Armchair, Ban, Printer } from 'lucide-react';
import { useState } from 'react';
import { PhoneLink } from '../../lib/phone/phone-link.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { Money } from '../../lib/ui/money.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import { orderName } from '../../orders/display/order-name.ts';
import { ServiceIcon, servedText } from '../../orders/display/service.tsx';
import { soldOutDishes } from '../../orders/end-order/cancel-choice.ts';
import { CancelDialog } from '../../orders/end-order/cancel-dialog.tsx';
import { NotCollected } from '../../orders/end-order/not-collected.tsx';
import { ReceiveButtons } from '../../orders/payment/receive-buttons.tsx';
import { soldOutDish, soldOutNow } from '../../orders/sold-out/sold-out.ts';
import { OrderTime } from '../../orders/status/order-time.tsx';
import type { KitchenActions } from '../kitchen-actions.ts';
import * as texts from '../kitchen-texts.ts';

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
          <p className="text-xl font-bold">{name || texts.customer}</p>
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
            {texts.orderId(kitchenNumber(order.id))}
            {order.isTest && texts.testOrder}
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
            {texts.moveToTable}
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
          {texts.printTicket}
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<Ban size={22} />}
          onClick={() => setCancelling(true)}
          className="text-chilli!"
        >
          {texts.cancelOrder}
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
