import { Hourglass } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { useExpireOldOrders } from '../expire-old-orders.ts';

/** Needs no confirmation, because the server does the same every hour. Rule: orders-29 */
export function ExpireOld() {
  const expire = useExpireOldOrders();
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={expire.isPending}
      icon={<Hourglass size={18} className="max-sm:hidden" />}
      onClick={() => expire.mutate()}
      className="whitespace-nowrap"
      title="Expires ongoing orders that are more than a day old"
    >
      Expire Old
    </Button>
  );
}
