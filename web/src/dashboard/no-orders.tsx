import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../lib/ui/button.tsx';
import { buttonClass } from '../lib/ui/button-class.ts';
import { EmptyState } from '../lib/ui/empty-state.tsx';
import { tableCardsPath, tabPath } from './shared/dashboard-paths.ts';
import { useTestOrder } from './use-test-order.ts';

/** The Orders tab of a mess without orders. It says how to get the first order. Rule: orders-26 */
export function NoOrders({ vendorId }: { vendorId: string }) {
  const { items, canPlace, isPlacing, place } = useTestOrder(vendorId);
  const isMenuEmpty = items?.length === 0;
  return (
    <EmptyState
      title="No orders"
      description={
        isMenuEmpty
          ? 'Add your first dish, so that there is something to order.'
          : 'Put your QR on the tables. Each order shows here as soon as it is placed.'
      }
      action={
        isMenuEmpty ? (
          <Link href={`${tabPath('menu')}?add=dish`} className={buttonClass({})}>
            Add a Dish
          </Link>
        ) : (
          <>
            <Link href={tableCardsPath} className={buttonClass({})}>
              <Printer size={18} />
              Print QR
            </Link>
            <Button variant="secondary" isBusy={isPlacing} disabled={!canPlace} onClick={place}>
              Place Test Order
            </Button>
          </>
        )
      }
    />
  );
}
