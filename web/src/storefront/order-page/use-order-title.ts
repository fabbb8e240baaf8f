import type { Order } from '@thali/shared/orders/order.contract';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { useReadyCall } from './use-ready-call.ts';

/** The tab tells the status, and calls when the food is ready. */
export function useOrderTitle({ status, vendorName }: Order): void {
  const isCalling = useReadyCall(status);
  usePageTitle(
    isCalling ? '🔔 Your food is ready!' : `${statusLabel(status)}: your order at ${vendorName}`,
  );
}
