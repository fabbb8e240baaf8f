import { useObservable } from '../../lib/state/observable.ts';
import { Dialog } from '../../lib/ui/dialog.tsx';
import { ordersWaitingFor, soldOutNow } from './sold-out.ts';
import { SoldOutOrders, type SoldOutOrdersProps } from './sold-out-orders.tsx';
import * as texts from './sold-out-texts.ts';

/** Opens when staff mark a dish or choice as sold out while open orders still need it. Rule: kitchen-27 */
export function SoldOutDialog({ orders, onMore, messName }: Omit<SoldOutOrdersProps, 'soldOut'>) {
  const stillNeeded = useObservable(soldOutNow).filter(
    (soldOut) => ordersWaitingFor(soldOut, orders).length > 0,
  );
  const close = () => soldOutNow.set([]);
  return (
    <Dialog
      isOpen={stillNeeded.length > 0}
      onClose={close}
      title={texts.soldOut(stillNeeded.map(({ name }) => name).join(', '))}
      description={texts.alreadyOrdered}
    >
      <div className="flex flex-col gap-3">
        {stillNeeded.map((soldOut) => (
          <SoldOutOrders
            key={soldOut.name}
            {...{ soldOut, messName, orders }}
            onMore={(order) => {
              close();
              onMore(order);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
