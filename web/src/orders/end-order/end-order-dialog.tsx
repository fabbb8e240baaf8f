import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { Dialog } from '../../lib/ui/dialog.tsx';

interface EndOrderDialogProps {
  orderId: string;
  title: string;
  description: string;
  action: string;
  /** A choice is missing. */
  isDisabled?: boolean;
  onEnd: () => void;
  onKeep: () => void;
  /** A choice to make with it. */
  children?: ReactNode;
}

/** A question before an order ends early; a hasty Enter keeps it. */
export function EndOrderDialog(props: EndOrderDialogProps) {
  const { orderId, title, description, action, isDisabled, onEnd, onKeep, children } = props;
  const isLocked = useBriefLock(orderId);
  return (
    <Dialog isOpen onClose={onKeep} size="small" title={title} description={description}>
      <div className="flex flex-col gap-2.5">
        {children}
        <Button size="large" variant="secondary" data-autofocus onClick={onKeep}>
          Keep Order
        </Button>
        <Button size="large" variant="danger" disabled={isLocked || isDisabled} onClick={onEnd}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

/** The second half of a double tap, or a splash, must not end an order. */
const lockMs = 400;

function useBriefLock(orderId: string): boolean {
  const [unlockedId, setUnlockedId] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnlockedId(orderId), lockMs);
    return () => clearTimeout(timer);
  }, [orderId]);
  return unlockedId !== orderId;
}
