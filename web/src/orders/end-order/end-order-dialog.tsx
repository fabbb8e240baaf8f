import { takingState } from '@thali/shared/order-payments/taking-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { Switch } from '../../lib/ui/switch.tsx';
import type { PaidOrder } from '../payment/staff-payment.ts';
import * as texts from './end-order-texts.ts';

interface EndOrderDialogProps {
  orderId: string;
  title: string;
  description: string;
  action: string;
  /** Whether a required choice is missing. */
  isDisabled?: boolean;
  onEnd: () => void;
  onKeep: () => void;
  /** The choices of the dialog. */
  children?: ReactNode;
}

/** Asks for confirmation before staff cancel an order. The Enter key keeps the order. */
export function EndOrderDialog(props: EndOrderDialogProps) {
  const { orderId, title, description, action, isDisabled, onEnd, onKeep, children } = props;
  const isLocked = useTapLock(orderId);
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      size="small"
      title={title}
      description={description}
      footer={
        <div className="flex flex-wrap gap-2.5 *:grow *:px-3!">
          <Button size="large" variant="secondary" data-autofocus onClick={onKeep}>
            {texts.keepOrder}
          </Button>
          <Button size="large" variant="danger" disabled={isLocked || isDisabled} onClick={onEnd}>
            {action}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-2.5 empty:hidden">{children}</div>
    </Dialog>
  );
}

/** Disables the button briefly, so that a double tap or a splash of water does not end an order. */
const lockMs = 400;

function useTapLock(orderId: string): boolean {
  const [unlockedId, setUnlockedId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnlockedId(orderId), lockMs);
    return () => clearTimeout(timer);
  }, [orderId]);
  return unlockedId !== orderId;
}

interface ReturnPortionsProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Lets staff put the limited portions back on sale. Rule: orders-36 */
export function ReturnPortions({ isOn, onChange }: ReturnPortionsProps) {
  return (
    <Switch
      label={texts.returnPortions}
      description={texts.onlyUncooked}
      isOn={isOn}
      onChange={onChange}
    />
  );
}

/**
 * Tells staff what to do about the money of a cancelled order. The text starts with a space. Empty if no money arrived.
 * Rule: pay-16, pay-25
 */
export function refundHint(order: PaidOrder): string {
  switch (takingState(order)) {
    case 'received':
      return order.paymentMethod === 'online' ? texts.refundsItself : texts.refundUpi;
    case 'cash':
      return texts.refundCash;
    case 'reported':
      return texts.refundIfPaid;
    default:
      return '';
  }
}
