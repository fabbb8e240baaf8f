import { expect, it } from 'vitest';
import { openTasksOf } from './open-tasks.ts';

const now = new Date('2026-11-20T12:00:00+05:30');
const nothing = { payments: [], subscriptions: [], suspended: [] };

function payment(failure: string | null) {
  return {
    orderId: 'order_mock_0123456789',
    messName: 'Savita Mess',
    provisioning: {
      step: 'vendor' as const,
      attempts: 1,
      failure,
      stopped: failure !== null,
    },
  };
}

function plan(state: 'active' | 'grace' | 'ended', periodEnd: string, ordersUntil: string) {
  return {
    vendorId: 'ANP0000000',
    name: 'Annapurna',
    subdomain: 'annapurna',
    plan: 'starter' as const,
    periodEnd,
    ordersUntil,
    state,
  };
}

it('lists nothing if all is well', () => {
  expect(openTasksOf(nothing, now)).toEqual([]);
  expect(openTasksOf({ ...nothing, payments: [payment(null)] }, now)).toEqual([]);
});

it('links a payment whose set-up stopped', () => {
  expect(openTasksOf({ ...nothing, payments: [payment('Not free any more')] }, now)).toEqual([
    {
      key: 'order_mock_0123456789',
      kind: 'provisioning',
      name: 'Savita Mess',
      text: 'Not free any more',
      href: '/admin/payments?payment=order_mock_0123456789',
    },
  ]);
});

it.each([
  ['active', '2026-11-22T18:30:00.000Z', '2026-11-29T18:30:00.000Z', 'Its plan ends in 3 days'],
  ['active', '2026-11-20T18:29:00.000Z', '2026-11-27T18:29:00.000Z', 'Its plan ends today'],
  [
    'grace',
    '2026-11-17T18:30:00.000Z',
    '2026-11-20T18:30:00.000Z',
    'Its plan has ended; orders stop tomorrow',
  ],
  [
    'ended',
    '2026-11-08T18:30:00.000Z',
    '2026-11-15T18:30:00.000Z',
    'Its plan has ended; orders stopped 4 days ago',
  ],
] as const)('says when an %s plan ends or ended', (state, periodEnd, ordersUntil, text) => {
  const subscriptions = [plan(state, periodEnd, ordersUntil)];
  expect(openTasksOf({ ...nothing, subscriptions }, now)).toMatchObject([
    { text, href: '/admin/vendors?search=annapurna&vendor=ANP0000000' },
  ]);
});

it('lists unfinished payments first, then ending plans, then suspended vendors', () => {
  const suspended = [
    { id: 'DEM0000000', name: 'Demo', subdomain: 'demo', statusReason: 'Unpaid fees' },
    { id: 'DEM0000001', name: 'Other', subdomain: 'other', statusReason: null },
  ];
  const subscriptions = [plan('active', '2026-11-22T18:30:00.000Z', '2026-11-29T18:30:00.000Z')];
  const openTasks = openTasksOf({ payments: [payment('x')], subscriptions, suspended }, now);
  expect(openTasks.map(({ kind }) => kind)).toEqual([
    'provisioning',
    'subscription',
    'suspended',
    'suspended',
  ]);
  expect(openTasks.map(({ text }) => text).slice(2)).toEqual([
    'Suspended: Unpaid fees',
    'Suspended',
  ]);
});
