import { orderToCook } from '@thali/shared/order-payments/refunded-lines';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing } from '@thali/shared/orders/order-status';
import type { LiveState } from '../lib/live/live-types.ts';
import { createObservable, type Observable } from '../lib/state/observable.ts';
import { rememberDishNames } from '../orders/display/dish-name.ts';
import { createRecentUpdates } from '../orders/live/recent-updates.ts';
import { type BrowserSteps, browserSteps } from './browser-steps.ts';
import { applyFrames, type KitchenData, keepNewer } from './kitchen-data.ts';
import { lastHandedOver } from './last-handed-over.ts';
import type { GroupToday, ItemToday, StepAnswer } from './send-step.ts';
import type { StepQueue } from './step-queue.ts';
import { belongsTo } from './steps.ts';
import { toastGuestCancellations } from './toast-guest-cancellations.ts';

/** The state of the kitchen screen while it is open. */
export interface KitchenStore {
  /** The last response, with later live updates. Undefined before the first response. */
  data: Pick<Observable<KitchenData | undefined>, 'get' | 'subscribe'>;
  /** The last handed-over orders, newest first. */
  handedOver: Observable<readonly Order[]>;
  link: Observable<LiveState>;
  browserSteps: BrowserSteps;
  queue: StepQueue;
  /** Applies orders that arrive live. */
  applyOrders(orders: readonly Order[]): void;
  /** Applies the answer to a step. */
  applyStepAnswer(answer: StepAnswer): void;
  /** Applies a response, but keeps live updates that arrived after its request. */
  applyResponse(answer: KitchenData, requestedAt: number): void;
  /**
   * Shows the data that this device stored, until the server responds.
   * @param stored  also has the last handed-over orders
   */
  showStored(stored: KitchenData): void;
}

export function createKitchenStore(): KitchenStore {
  const data = createObservable<KitchenData | undefined>(undefined);
  const handedOver = createObservable<readonly Order[]>([]);
  const recentUpdates = createRecentUpdates();
  const unanswered = browserSteps();

  function applyOrders(changedOrders: readonly Order[]): void {
    const frames = changedOrders.map(orderToCook);
    handedOver.set(lastHandedOver(handedOver.get(), frames));
    const kitchenData = data.get();
    // Before the first response, only remembers the orders: the response may be older.
    const orders = applyFrames(kitchenData?.orders ?? [], frames, recentUpdates);
    if (!kitchenData || orders === kitchenData.orders) return;
    toastGuestCancellations(kitchenData.orders, frames);
    data.set({ ...kitchenData, orders: [...orders] });
  }

  function applyStepAnswer(answer: StepAnswer): void {
    if ('order' in answer && answer.order) applyOrders([answer.order]);
    if ('item' in answer && answer.item) storeItem(answer.item);
    if ('group' in answer && answer.group) storeGroup(answer.group);
  }

  function storeItem(item: ItemToday): void {
    const kitchenData = data.get();
    if (!kitchenData) return;
    const items = kitchenData.items.map((storedItem) =>
      storedItem.id === item.id ? { ...storedItem, ...item } : storedItem,
    );
    data.set({ ...kitchenData, items });
  }

  function storeGroup(group: GroupToday): void {
    const kitchenData = data.get();
    if (!kitchenData?.optionGroups) return;
    const optionGroups = kitchenData.optionGroups.map((optionGroup) =>
      optionGroup.id === group.id ? { ...optionGroup, ...group } : optionGroup,
    );
    data.set({ ...kitchenData, optionGroups });
  }

  function showData(newData: KitchenData): void {
    const steps = unanswered.stored.get();
    const stepsOfMess = steps.filter((step) => belongsTo(newData.vendor.id, step));
    if (stepsOfMess.length < steps.length) unanswered.stored.set(stepsOfMess);
    rememberDishNames(newData.items);
    data.set(newData);
  }

  return {
    data,
    handedOver,
    link: createObservable<LiveState>('connecting'),
    browserSteps: unanswered,
    queue: unanswered.queue,
    applyOrders,
    applyStepAnswer,
    showStored(stored) {
      handedOver.set(lastHandedOver(lastHandedOver([], stored.orders), handedOver.get()));
      const orders = stored.orders.filter(({ status }) => isOngoing(status));
      showData(data.get() ?? { ...stored, orders });
    },
    applyResponse(answer, requestedAt) {
      const newestFirst = keepNewer(
        answer.orders.map(orderToCook),
        data.get()?.orders ?? [],
      ).reverse();
      const missedOrders = recentUpdates.missedSince(requestedAt);
      showData({ ...answer, orders: [...applyFrames(newestFirst, missedOrders, recentUpdates)] });
    },
  };
}
