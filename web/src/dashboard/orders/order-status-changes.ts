import { createObservable, type Observable } from '../../lib/state/observable.ts';
import type { StatusAnswer, StatusChange } from './change-order-status.ts';
import type { Order, PendingChanges } from './order-list.ts';

/** The time that a final change waits for an undo before the page sends it. */
export const undoMs = 5000;

export interface OrderStatusChanges {
  /** Changes without an answer yet. */
  pending: Pick<Observable<PendingChanges>, 'get' | 'subscribe'>;
  /** Changes that wait for an undo, latest last. */
  held: Pick<Observable<readonly StatusChange[]>, 'get' | 'subscribe'>;
  /** Shows and sends a change at once. @returns undefined if the order already has a pending change */
  change(change: StatusChange): Promise<StatusAnswer | undefined>;
  /** Shows a change at once, and sends it unless the user undoes it within some seconds. */
  changeLater(change: StatusChange): void;
  undo(orderId: string): void;
  /** Sends the held changes now, because the page closes. */
  flush(): void;
}

interface OrderStatusChangesOptions {
  send: (change: StatusChange) => Promise<StatusAnswer>;
  /** Called with the server's current state of an order. */
  onOrder: (order: Order) => void;
  /** Called after a change has succeeded or failed. */
  onSettled: (change: StatusChange, answer: StatusAnswer) => void;
}

/**
 * Optimistic status changes. The lists show a change until its answer arrives. Removing the change rolls it back.
 * Rule: orders-28
 */
export function createOrderStatusChanges(options: OrderStatusChangesOptions): OrderStatusChanges {
  const pending = createObservable<PendingChanges>(new Map());
  const held = createObservable<readonly StatusChange[]>([]);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function addPending({ orderId, status }: StatusChange): boolean {
    if (pending.get().has(orderId)) return false;
    pending.set(new Map(pending.get()).set(orderId, status));
    return true;
  }

  function removePending(orderId: string): void {
    pending.set(new Map([...pending.get()].filter(([id]) => id !== orderId)));
  }

  function takeHeld(orderId: string): StatusChange | undefined {
    const change = held.get().find((candidate) => candidate.orderId === orderId);
    clearTimeout(timers.get(orderId));
    timers.delete(orderId);
    if (change) held.set(held.get().filter((candidate) => candidate !== change));
    return change;
  }

  async function send(change: StatusChange): Promise<StatusAnswer> {
    const answer = await options.send(change);
    if ('current' in answer && answer.current) options.onOrder(answer.current);
    removePending(change.orderId);
    options.onSettled(change, answer);
    return answer;
  }

  function sendHeld(orderId: string, isLeaving: boolean): void {
    const change = takeHeld(orderId);
    if (change) void send({ ...change, isLeaving });
  }

  return {
    pending,
    held,
    change: async (change) => (addPending(change) ? send(change) : undefined),
    changeLater(change) {
      if (!addPending(change)) return;
      held.set([...held.get(), change]);
      timers.set(
        change.orderId,
        setTimeout(() => sendHeld(change.orderId, false), undoMs),
      );
    },
    undo(orderId) {
      if (takeHeld(orderId)) removePending(orderId);
    },
    flush() {
      for (const { orderId } of held.get()) sendHeld(orderId, true);
    },
  };
}
