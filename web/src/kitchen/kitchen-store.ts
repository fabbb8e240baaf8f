import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import type { LiveState } from '../lib/live/live-types.ts';
import { deviceKey } from '../lib/state/device-storage.ts';
import { createObservable, type Observable } from '../lib/state/observable.ts';
import { createStoredObservable } from '../lib/state/stored-observable.ts';
import { showToast } from '../lib/ui/toast-store.ts';
import { createRecentUpdates } from '../orders/live/recent-updates.ts';
import { storedDevice } from './device/stored-device.ts';
import { applyFrames, type KitchenData, keepKnown } from './kitchen-data.ts';
import { readSteps } from './read-steps.ts';
import { type GroupToday, type ItemToday, type StepAnswer, sendStep } from './send-step.ts';
import { createStepQueue, type StepQueue } from './step-queue.ts';
import { belongsTo, isMenuAct, type Step } from './steps.ts';

/** The state of the kitchen screen while it is open. */
export interface KitchenStore {
  /** The last response with later live updates. Undefined before the first response. */
  data: Pick<Observable<KitchenData | undefined>, 'get' | 'subscribe'>;
  link: Observable<LiveState>;
  queue: StepQueue;
  /** Applies orders of live updates. */
  note(orders: readonly Order[]): void;
  /** Applies a response. Keeps live updates that arrived after its request. */
  take(answer: KitchenData, requestedAt: number): void;
  /** Shows the stored data of this device until the server responds. */
  takeKept(kept: KitchenData): void;
}

const stepsOfDevice = createStoredObservable(deviceKey('steps'), readSteps);
const stepsOfStaff = createStoredObservable('thali.kitchen-steps', readSteps);

export function createKitchenStore(): KitchenStore {
  const data = createObservable<KitchenData | undefined>(undefined);
  const recentUpdates = createRecentUpdates();
  // A sign-out deletes the steps of staff, not the steps of the device.
  const unsent = storedDevice.get() ? stepsOfDevice : stepsOfStaff;

  function note(frames: readonly Order[]): void {
    const known = data.get();
    if (!known) return;
    const orders = applyFrames(known.orders, frames, recentUpdates);
    if (orders !== known.orders) data.set({ ...known, orders: [...orders] });
  }

  function onAnswer(step: Step, answer: StepAnswer): void {
    if ('order' in answer && answer.order) note([answer.order]);
    if ('item' in answer && answer.item) storeItem(answer.item);
    if ('group' in answer && answer.group) storeGroup(answer.group);
    if (answer.outcome === 'refused') showToast(refusalOf(step, answer));
  }

  function storeItem(item: ItemToday): void {
    const known = data.get();
    if (!known) return;
    const items = known.items.map((one) => (one.id === item.id ? { ...one, ...item } : one));
    data.set({ ...known, items });
  }

  function storeGroup(group: GroupToday): void {
    const known = data.get();
    if (!known?.optionGroups) return;
    const optionGroups = known.optionGroups.map((one) =>
      one.id === group.id ? { ...one, ...group } : one,
    );
    data.set({ ...known, optionGroups });
  }

  function show(next: KitchenData): void {
    const steps = unsent.get();
    const own = steps.filter((step) => belongsTo(next.vendor.id, step));
    if (own.length < steps.length) unsent.set(own);
    data.set(next);
  }

  return {
    data,
    link: createObservable<LiveState>('connecting'),
    queue: createStepQueue({
      stored: unsent,
      send: sendStep,
      onAnswer,
    }),
    note,
    takeKept: (kept) => show(data.get() ?? kept),
    take(answer, requestedAt) {
      const newestFirst = keepKnown(answer.orders, data.get()?.orders ?? []).reverse();
      const missed = recentUpdates.missedSince(requestedAt);
      show({ ...answer, orders: [...applyFrames(newestFirst, missed, recentUpdates)] });
    },
  };
}

function refusalOf({ act }: Step, { reason }: Extract<StepAnswer, { outcome: 'refused' }>) {
  const description = isMenuAct(act)
    ? `The ${act.kind === 'item' ? 'dish' : 'choice'} could not be changed.`
    : `#${kitchenNumber(act.orderId)} ${reason}.`;
  return { kind: 'error', title: 'Update failed', description } as const;
}
