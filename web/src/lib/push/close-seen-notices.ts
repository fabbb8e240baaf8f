import type { Order } from '@thali/shared/orders/order.contract';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import { newOrderTag } from './new-order-tag.ts';

type NoticedOrder = Pick<Order, 'id' | 'status' | 'acknowledgedAt' | 'statusTimes' | 'createdAt'>;

/** Closes this phone's notifications about orders that any screen has acknowledged. */
export async function closeSeenNotices(orders: readonly NoticedOrder[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const notices = (await registration?.getNotifications?.()) ?? [];
  if (notices.length === 0) return;
  const seenTags = new Set(
    orders.filter((order) => !isUnanswered(order)).map(({ id }) => newOrderTag(id)),
  );
  for (const notice of notices) if (seenTags.has(notice.tag)) notice.close();
}
