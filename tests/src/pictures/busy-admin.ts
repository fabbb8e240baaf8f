import type { Page } from 'playwright-core';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** The admin's calls, answered as on a platform with many messes and something of each kind to do. */
export async function answerBusyAdmin(page: Page): Promise<void> {
  await page.route('**/api/admin/analytics*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: busyAnalytics(answer) });
  });
  await page.route('**/api/admin/vendors?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status');
    const rows = vendors.filter((vendor) => !status || vendor.status === status);
    return route.fulfill({ json: { vendors: rows, pagination: pageWithMore } });
  });
  await page.route('**/api/admin/payments?*', (route) =>
    route.fulfill({ json: { payments, pagination: pageWithMore } }),
  );
  await page.route('**/api/admin/payments/*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    const payment = payments.find(({ order_id }) => order_id === id);
    return payment ? route.fulfill({ json: { payment } }) : route.continue();
  });
  await page.route('**/api/admin/subscriptions/ending*', (route) =>
    route.fulfill({ json: { subscriptions } }),
  );
  await page.route('**/api/admin/audit*', (route) =>
    route.fulfill({ json: { entries: auditEntries, pagination: pageWithMore } }),
  );
}

const pageWithMore = { limit: 50, next_cursor: 'next' };

interface WireAnalytics {
  daily: readonly { date: string }[];
  current: { order_status_breakdown: object };
}

function busyAnalytics(answer: WireAnalytics): object {
  const daily = answer.daily.map(({ date }, index) => {
    const orders = 820 + ((index * 137) % 410) - (index % 7 === 6 ? 380 : 0);
    return { date, orders, revenue: orders * 118.5, fees: orders * 1.9 };
  });
  const sum = (name: 'orders' | 'revenue' | 'fees') =>
    daily.reduce((total, day) => total + day[name], 0);
  const current = { orders: sum('orders'), revenue: sum('revenue'), fees: sum('fees') };
  return {
    current: {
      ...current,
      order_status_breakdown: {
        pending: 41,
        confirmed: 88,
        preparing: 63,
        ready: 27,
        completed: current.orders - 412,
        cancelled: 171,
        expired: 22,
      },
    },
    previous: { orders: 1, revenue: 1, fees: 1 },
    order_growth: 12.4,
    revenue_growth: -3.1,
    fee_growth: 0,
    today: { orders: 1024, revenue: 123_456.5, fees: 1980 },
    daily,
    vendors: {
      total: 214,
      by_status: { active: 198, suspended: 4, pending: 12 },
      by_plan: { starter: 121, professional: 74, enterprise: 3, none: 16 },
    },
  };
}

const vendor = {
  status: 'active',
  status_reason: null,
  plan: 'starter',
  orders_until: inDays(21),
  last_order_at: inDays(-0.02),
  customers: 412,
  created_at: '2025-12-02T06:30:00.000Z',
};

const vendors = [
  { ...vendor, id: 'ANP0000001', name: 'Annapurna Canteen', subdomain: 'annapurna' },
  {
    ...vendor,
    id: 'SVT0000001',
    name: 'Savita Mess',
    subdomain: 'savita-mess-tilak-road',
    status: 'suspended',
    status_reason: 'Fees unpaid for three months',
    plan: 'professional',
    customers: 1,
  },
  {
    ...vendor,
    id: 'KHN0000001',
    name: 'Khandesh Bhojanalaya and Students’ Evening Dining Hall',
    subdomain: 'khandesh-bhojanalaya',
    plan: null,
    orders_until: null,
    customers: 12_345,
  },
  {
    ...vendor,
    id: 'NEW0000001',
    name: 'New Poona Coffee House',
    subdomain: 'new-poona',
    status: 'pending',
    last_order_at: null,
    customers: 0,
  },
];

const payment = {
  order_id: 'order_N7Kd82hXq0aaaa',
  purpose: 'plan',
  status: 'paid',
  is_mock: false,
  plan_id: 'starter',
  amount: 1999,
  refunded_amount: 0,
  payment_id: 'pay_N7Kd82hXq0',
  paid_via: 'webhook',
  last_failure: null,
  vendor_id: 'SVT0000001',
  subdomain: 'savita',
  mess_name: 'Savita Mess',
  email: 'savita@mess.example',
  provisioning: { step: 'done', attempts: 1, failure: null, stopped: false },
  created_at: '2026-11-20T06:00:00.000Z',
  paid_at: '2026-11-20T06:01:30.000Z',
};

const payments = [
  {
    ...payment,
    provisioning: {
      step: 'vendor',
      attempts: 3,
      failure:
        'The subdomain savita is not free any more. Retry with another one that the buyer agrees to, or give the money back if the same buyer paid twice.',
      stopped: true,
    },
  },
  {
    ...payment,
    order_id: 'order_mock_0123456789',
    is_mock: true,
    paid_via: 'mock',
    mess_name: 'Annapurna Canteen',
    subdomain: 'annapurna',
    plan_id: 'professional',
    amount: 4999,
    refunded_amount: 4999,
  },
  {
    ...payment,
    order_id: 'order_N7Kd82hXq0bbbb',
    mess_name: 'New Poona Coffee House',
    subdomain: 'new-poona',
    provisioning: { step: 'sign-in', attempts: 1, failure: null, stopped: false },
  },
  {
    ...payment,
    order_id: 'order_N7Kd82hXq0cccc',
    purpose: 'settlement',
    plan_id: null,
    amount: 1284,
    mess_name: 'Khandesh Bhojanalaya and Students’ Evening Dining Hall',
    subdomain: 'khandesh-bhojanalaya',
  },
  {
    ...payment,
    order_id: 'order_N7Kd82hXq0dddd',
    purpose: 'renewal',
    status: 'failed',
    last_failure: 'Payment was declined by the bank',
    payment_id: null,
    paid_via: null,
    paid_at: null,
    mess_name: 'Annapurna Canteen',
    subdomain: 'annapurna',
    provisioning: { step: null, attempts: 0, failure: null, stopped: false },
  },
  {
    ...payment,
    order_id: 'order_N7Kd82hXq0eeee',
    status: 'authorized',
    paid_via: null,
    paid_at: null,
    mess_name: 'Hostel 4 Mess',
    subdomain: 'hostel-4',
    provisioning: { step: null, attempts: 0, failure: null, stopped: false },
  },
];

const subscription = { plan: 'starter', state: 'active' };

const subscriptions = [
  {
    ...subscription,
    vendor_id: 'OLD0000001',
    name: 'Old City Kitchen',
    subdomain: 'old-city',
    period_end: inDays(-12),
    orders_until: inDays(-5),
    state: 'ended',
  },
  {
    ...subscription,
    vendor_id: 'ANP0000001',
    name: 'Annapurna Canteen',
    subdomain: 'annapurna',
    plan: 'professional',
    period_end: inDays(-2),
    orders_until: inDays(5),
    state: 'grace',
  },
  {
    ...subscription,
    vendor_id: 'HST0000004',
    name: 'Hostel 4 Mess',
    subdomain: 'hostel-4',
    period_end: inDays(3),
    orders_until: inDays(10),
  },
];

const entry = {
  at: '2026-11-20T06:00:00.000Z',
  admin_id: 'u1',
  admin_name: 'Platform Admin',
  action: 'setVendorStatus',
  summary: 'Suspend or reactivate a vendor',
  target: 'SVT0000001',
  detail: 'suspended',
  reason: 'Fees unpaid for three months',
  outcome: 'done',
  code: null,
};

const auditEntries = [
  { ...entry, id: '4' },
  {
    ...entry,
    id: '3',
    action: 'retryProvisioning',
    summary: 'Go on with the provisioning of a paid plan',
    target: 'order_N7Kd82hXq0aaaa',
    detail: null,
    reason: null,
    outcome: 'refused',
    code: 'SUBDOMAIN_RESERVED',
  },
  { ...entry, id: '2', outcome: 'failed', code: 'INTERNAL_ERROR' },
  {
    ...entry,
    id: '1',
    action: 'createVendor',
    summary: 'Create a vendor',
    target: null,
    detail: null,
    reason: null,
    outcome: 'started',
  },
];
