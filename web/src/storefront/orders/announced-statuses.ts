import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';

type Noted = Pick<Order, 'id' | 'status' | 'updatedAt'>;

export interface AnnouncedStatuses {
  /** @returns whether the customer should be told: it is known, and has another status by now */
  note(order: Noted): boolean;
  /** Ids of those that were under way and are not in a list of all that are. */
  missingFrom(ongoing: readonly Noted[]): string[];
}

/** The last announced status of each order, so that each change is announced once. */
export function createAnnouncedStatuses(): AnnouncedStatuses {
  const noted = new Map<string, { status: OrderStatus; updatedAt: string }>();
  return {
    note({ id, status, updatedAt }) {
      const known = noted.get(id);
      if (known && known.updatedAt > updatedAt) return false;
      noted.set(id, { status, updatedAt });
      return known !== undefined && known.status !== status;
    },
    missingFrom(ongoing) {
      const listed = new Set(ongoing.map(({ id }) => id));
      return [...noted].flatMap(([id, { status }]) =>
        isOngoing(status) && !listed.has(id) ? [id] : [],
      );
    },
  };
}
