import { actionsFrom, canEndUncollected } from '@thali/shared/orders/order-status';
import { Ban } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
import { PhoneLink } from '../../../lib/phone/phone-link.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { drawOrderQr } from '../../../lib/ui/qr/order-qr.ts';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';
import { OrderNumber } from '../../../orders/display/order-number.tsx';
import { ServiceIcon, servedText } from '../../../orders/display/service.tsx';
import { NotCollected } from '../../../orders/end-order/not-collected.tsx';
import { OrderAction } from '../../../orders/staff/order-action.tsx';
import { formatFullTime } from '../../../orders/status/order-times.ts';
import { paymentText } from '../../shared/payment-text.ts';
import type { Order } from '../order-list.ts';
import { useOrderStore } from '../order-store.tsx';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ActionButtons } from './action-buttons.tsx';
import { MoveButton } from './move-button.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderPayment } from './order-payment.tsx';
import { PrintBill } from './print-bill.tsx';
import { TabLink } from './tab-link.tsx';

interface OrderDetailsDialogProps {
  order: Order | undefined;
  isMoving: boolean;
  /** The names of the mess's tables. */
  tables: readonly string[];
  onChangeStatus: ChangeOrderStatus;
  onClose: () => void;
}

/** All details of an order. Follows live changes while it is open. Rule: orders-30 */
export function OrderDetailsDialog({
  order,
  isMoving,
  tables,
  onChangeStatus,
  onClose,
}: OrderDetailsDialogProps) {
  const { changes } = useOrderStore();
  if (!order) return null;
  const { name, phone, email } = order.customerInfo;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Order Details"
      footer={
        actionsFrom(order.status).length > 0 && (
          <ActionButtons {...{ order, isMoving, onChangeStatus }} size="large" />
        )
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        <Row label="Order ID">
          <span className="font-bold tabular-nums">
            <OrderNumber orderId={order.id} />
          </span>
        </Row>
        {order.token !== undefined && (
          <Row label="Token">
            <span className="text-lg font-bold tabular-nums">{order.token}</span>
          </Row>
        )}
        {order.offline && (
          <Row label="Sold offline">
            <span className="text-lg font-bold tabular-nums">{order.offline.number}</span>
          </Row>
        )}
        {order.soldBy && (
          <Row label="Sold by">
            {order.soldBy}
            {order.offline && <span className="text-ink-faint"> (as the counter says)</span>}
          </Row>
        )}
        <Row label="Date">
          <time dateTime={order.createdAt}>{formatFullTime(order.createdAt)}</time>
        </Row>
        <Row label="Status">
          <OrderBadge order={order} />
        </Row>
        {order.serviceMode && (
          <Row label="Served as">
            <span className="inline-flex items-baseline gap-2 font-semibold">
              <ServiceIcon mode={order.serviceMode} size={18} />
              {servedText(order.serviceMode, order)}
            </span>
          </Row>
        )}
        {order.cancelNote && <Row label="Why">{order.cancelNote}</Row>}
        {order.estimatedReadyTime && (
          <Row label="Ready by">
            <time dateTime={order.estimatedReadyTime}>
              {formatFullTime(order.estimatedReadyTime)}
            </time>
          </Row>
        )}
        {order.isTest && <Row label="Test order">No figure counts it.</Row>}
        <Row label="Customer">
          <span className="block font-semibold">{name || 'Customer'}</span>
          <PhoneLink phone={phone} />
          {email && <span className="block text-ink-soft">{email}</span>}
        </Row>
      </dl>
      <div className="-mx-3.5 empty:hidden">
        <MoveButton key={order.id} order={order} tables={tables} />
      </div>
      <OrderBill order={order} />
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
        <Row label="Payment Method">{paymentText(order.paymentMethod)}</Row>
        {order.specialInstructions && (
          <Row label="Special Instructions">{order.specialInstructions}</Row>
        )}
      </dl>
      <OrderPayment key={`payment-${order.id}`} order={order} />
      <OrderLink order={order} />
      {canEndUncollected(order.status) && (
        <div className="-mx-3.5 flex flex-wrap gap-x-2">
          <NotCollected
            order={order}
            isMoving={isMoving}
            onEnd={(returnPortions) => {
              const end = { returnPortions };
              void changes.change({ orderId: order.id, status: 'cancelled', earlyEnd: end });
            }}
          />
          <OrderAction
            Icon={Ban}
            disabled={isMoving}
            onClick={(event: MouseEvent) => onChangeStatus({ order, status: 'cancelled' }, event)}
          >
            Cancel order
          </OrderAction>
        </div>
      )}
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

/** The order's page, its bill, and a QR code for a customer at the counter. */
function OrderLink({ order }: { order: Order }) {
  const { id: orderId } = order;
  const [isOpen, setOpen] = useState(false);
  const draw = () => drawOrderQr(location.origin, orderId);
  const code = useComputedValue(['order-qr', orderId], draw, { enabled: isOpen });
  return (
    <div className="mt-4 flex flex-col gap-1">
      <PrintBill order={order} />
      <TabLink href={`/orders/${orderId}`}>Order page</TabLink>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="touch flex cursor-pointer items-center font-semibold text-accent-ink">
          QR code of the order
        </summary>
        {isOpen && (
          <QrPicture image={code.data} name="QR code of the order" hasFailed={code.isError} />
        )}
      </details>
    </div>
  );
}
