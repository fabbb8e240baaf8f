import { describe, expect, it } from 'vitest';
import {
  actionsFrom,
  canEndUncollected,
  canVendorChange,
  isOngoing,
  ongoingStatuses,
  orderStatuses,
  pastStatuses,
  unexpiredStatuses,
  vendorActions,
} from './order-status.ts';

describe('the status changes of a vendor', () => {
  it.each([
    ['pending', ['Confirm', 'Cancel']],
    ['confirmed', ['Prepare']],
    ['preparing', ['Ready']],
    ['ready', ['Complete']],
    ['completed', []],
    ['cancelled', []],
    ['expired', []],
  ] as const)('from %s are %j', (status, labels) => {
    expect(actionsFrom(status).map(({ label }) => label)).toEqual(labels);
  });

  it('allows only five of all 49 status changes', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canVendorChange(from, to)).map((to) => `${from} ${to}`),
    );
    expect(allowed.sort()).toEqual(vendorActions.map(({ from, to }) => `${from} ${to}`).sort());
    expect(allowed).toHaveLength(5);
  });

  it('lets staff end an uncollected order after it is confirmed, while it is ongoing', () => {
    const open = ['confirmed', 'preparing', 'ready'];
    expect(orderStatuses.filter(canEndUncollected)).toEqual(open);
  });

  it('counts an order as ongoing while it has an action', () => {
    for (const status of orderStatuses) {
      expect(isOngoing(status)).toBe(actionsFrom(status).length > 0);
    }
  });
});

describe('lists of orders', () => {
  it('contain each status as ongoing or past', () => {
    expect([...ongoingStatuses, ...pastStatuses]).toEqual(orderStatuses);
    expect(pastStatuses.some(isOngoing)).toBe(false);
  });

  it('show expired orders in their own list only', () => {
    expect([...unexpiredStatuses, 'expired']).toEqual(orderStatuses);
  });
});
