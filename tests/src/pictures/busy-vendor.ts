import type { Page } from 'playwright-core';

/** What an admin asks of one vendor, answered as of a mess that pays, owes and is ordered at. */
export async function answerBusyVendor(page: Page): Promise<void> {
  await page.route('**/api/billing?*', (route) => route.fulfill({ json: { billing } }));
  await page.route('**/api/vendor-wallet/overview?*', (route) => route.fulfill({ json: wallet }));
  await page.route('**/api/customers?*', (route) =>
    route.fulfill({ json: { customers, pagination: { total: 412, limit: 10, offset: 0 } } }),
  );
}

const plan = { plan_id: 'professional', plan_name: 'Professional', price: 4999 };

const receipt = {
  ...plan,
  payment_id: 'pay_N7Kd82hXq0',
  amount: 4999,
  period_start: '2026-11-02T06:30:00.000Z',
  period_end: '2026-12-02T06:30:00.000Z',
};

const billing = {
  vendor_id: 'ANP0000001',
  state: 'active',
  plan,
  period_start: '2026-11-02T06:30:00.000Z',
  period_end: '2026-12-02T06:30:00.000Z',
  orders_until: '2026-12-09T06:30:00.000Z',
  offers: [],
  receipts: [
    { ...receipt, number: 'TH/2627/000012', issued_at: '2026-11-02T06:30:00.000Z' },
    { ...receipt, number: 'TH/2627/000004', issued_at: '2026-10-02T06:30:00.000Z' },
  ],
};

const settlement = {
  transaction_type: 'settlement',
  status: 'settled',
  note: null,
  payment_id: 'pay_N7Kd82hXq1',
  created_at: '2026-11-12T06:30:00.000Z',
  closed_at: '2026-11-12T06:31:00.000Z',
};

const wallet = {
  vendor_id: 'ANP0000001',
  wallet: { balance: 0, pending_cod_fees: 1284, available_for_settlement: 1084 },
  summary: {
    total_settled: 12_468,
    total_orders: 6834,
    total_cod_orders: 6834,
    total_online_orders: 0,
    settlement_count: 2,
  },
  statistics: {},
  recent_transactions: [],
  recent_settlements: [
    { ...settlement, id: 'S000003', amount: 200, status: 'pending' },
    { ...settlement, id: 'S000002', amount: 1468 },
  ],
};

const names = [
  'Asha Patil',
  'Rohan Kulkarni',
  'Venkatanarasimharajuvaripeta Subramaniam',
  'Fatima',
];

const customers = names.map((name, index) => ({
  id: `C${index}`,
  name,
  phone: '••••••••40',
  is_guest: index % 2 === 1,
  orders: 128 >> (index * 2),
  spent: 12_480.5 / (index + 1),
  first_order_at: '2026-01-02T06:30:00.000Z',
  last_order_at: '2026-11-20T06:30:00.000Z',
}));
