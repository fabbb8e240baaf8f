import type { Order } from './order-list.ts';

interface CallOptions {
  acknowledged: ReadonlySet<string>;
  /** Since when somebody listens, epoch milliseconds. */
  since: number;
}

/**
 * The orders that call for somebody, newest first: those that wait for a yes, however long ago they
 * came, and those that came in meanwhile and were accepted by themselves. An order stops calling once
 * somebody here acknowledged it, or somebody anywhere moved it on.
 */
export function callingOrders(
  ongoing: readonly Order[],
  { acknowledged, since }: CallOptions,
): Order[] {
  return ongoing.filter(
    (order) =>
      !acknowledged.has(order.id) &&
      (order.status === 'pending' ||
        (isAcceptedByItself(order) && Date.parse(order.createdAt) >= since)),
  );
}

function isAcceptedByItself({ status, statusTimes, createdAt }: Order): boolean {
  return status === 'confirmed' && statusTimes.confirmed === createdAt;
}

/** Those that call now and were not on the list before. */
export function newcomers(calling: readonly Order[], known: ReadonlySet<string>): Order[] {
  return calling.filter(({ id }) => !known.has(id));
}
