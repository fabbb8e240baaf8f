import type { Order } from '@thali/shared/orders/order.contract';
import { useEffect, useMemo } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { useOnline } from '../../../lib/ui/use-online.ts';
import { isWaiting, loadOfflineSales, offlineSales } from './offline-sales.ts';
import { isStuck, sendOfflineSales } from './send-offline-sales.ts';

/**
 * The sales of a mess on this device. Sends them while the screen is open.
 * @param onSent  must be stable
 */
export function useOfflineSales(vendorId: string, onSent: (order: Order) => void) {
  const allSales = useObservable(offlineSales);
  const isUnreachable = useObservable(isStuck);
  const isOnline = useOnline();
  useEffect(() => void loadOfflineSales(), []);
  useEffect(() => sendOfflineSales(vendorId, onSent), [vendorId, onSent]);
  return useMemo(() => {
    const salesOfMess = allSales.filter((sale) => sale.vendorId === vendorId);
    const waiting = salesOfMess.filter(isWaiting);
    const isOffline = !isOnline || isUnreachable;
    return {
      sales: salesOfMess,
      waiting,
      refused: salesOfMess.filter((sale) => !isWaiting(sale)),
      isOffline,
      /** New sales queue behind the waiting sales, to keep the order. */
      keepsSales: isOffline || waiting.length > 0,
    };
  }, [allSales, vendorId, isOnline, isUnreachable]);
}

export type OfflineState = ReturnType<typeof useOfflineSales>;
