import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { useCountOldOrders, useExpireOldOrders } from '../expire-old-orders.ts';

/** The button that expires old orders. First asks for confirmation, with the number of orders. Rule: orders-29 */
export function ExpireOld() {
  const count = useCountOldOrders();
  const expire = useExpireOldOrders();
  const [oldCount, setOldCount] = useState(0);
  const close = () => setOldCount(0);
  const start = () =>
    count.mutate(undefined, {
      onSuccess: (total) => (total === 0 ? expire.mutate() : setOldCount(total)),
    });

  const orders = oldCount === 1 ? '1 order' : `${oldCount} orders`;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={count.isPending || expire.isPending}
        icon={<Hourglass size={18} className="max-sm:hidden" />}
        onClick={start}
        className="whitespace-nowrap"
        title="Expires ongoing orders that are more than a day old"
      >
        Expire Old
      </Button>
      <ConfirmDialog
        isOpen={oldCount > 0}
        onClose={close}
        onConfirm={() => expire.mutate(undefined, { onSettled: close })}
        title={`Expire ${orders}?`}
        text="More than a day old and still open. They owe no fee, and limited portions go back on the menu."
        confirmLabel="Expire"
        tone="danger"
        isBusy={expire.isPending}
        busyLabel="Expiring..."
      />
    </>
  );
}
