import type { QueryClient } from '@tanstack/react-query';
import type { LiveState } from '../../lib/live/live-types.ts';
import { createValue, type Value } from '../../lib/state/observable.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { createHeardOrders, type HeardOrders } from './acknowledged-orders.ts';
import { sendStatus } from './change-order-status.ts';
import { failureToast } from './change-texts.ts';
import { applyToLists, refetchOrders } from './order-keys.ts';
import type { Order } from './order-list.ts';
import { createOrderJournal, type OrderJournal } from './recent-updates.ts';
import { createStatusChanges, type StatusChanges } from './status-changes.ts';

/** One refetch for a row of quick taps. */
const refetchDelayMs = 800;

/** What all screens of one vendor's dashboard know of its orders, whichever is open. */
export interface Kitchen {
  vendorId: string;
  /** Since when it is watched, epoch milliseconds. */
  openedAt: number;
  journal: OrderJournal;
  link: Value<LiveState>;
  heard: HeardOrders;
  /** The orders that call for somebody, newest first. */
  calling: Value<readonly Order[]>;
  /** The order in the details dialog. */
  viewed: Value<Order | undefined>;
  /** How many orders were heard to be completed: each brings more than the orders to change. */
  completions: Value<number>;
  changes: StatusChanges;
  /** The server told how some orders are now. */
  note(orders: readonly Order[]): void;
}

export function createKitchen(client: QueryClient, vendorId: string): Kitchen {
  const journal = createOrderJournal();
  const completions = createValue(0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(orders: readonly Order[]): void {
    const completed = orders.filter((order) => isNewlyCompleted(journal, order));
    for (const order of orders) journal.note(order);
    applyToLists(client, vendorId, orders);
    completions.set(completions.get() + completed.length);
  }

  return {
    vendorId,
    openedAt: Date.now(),
    journal,
    link: createValue<LiveState>('connecting'),
    heard: createHeardOrders(),
    calling: createValue<readonly Order[]>([]),
    viewed: createValue<Order | undefined>(undefined),
    completions,
    note,
    changes: createStatusChanges({
      send: sendStatus,
      onTold: (order) => note([order]),
      onSettled(change, answer) {
        const toast = failureToast(change, answer);
        if (toast && !change.isQuiet) showToast(toast);
        clearTimeout(timer);
        timer = setTimeout(() => void refetchOrders(client, vendorId), refetchDelayMs);
      },
    }),
  };
}

/** The same order is told of more than once: by the answer, and by the room. */
function isNewlyCompleted(journal: OrderJournal, { id, status }: Order): boolean {
  return status === 'completed' && journal.latest(id)?.status !== 'completed';
}
