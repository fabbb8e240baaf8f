import type { Page } from 'playwright-core';
import { openDashboard } from '../journeys/as-vendor.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** The wallet, from its first day to one that has seen much. Nothing is paid: the next scene finds all. */
export const walletScenes: readonly Scene[] = [
  { name: 'wallet', isLong: true, open: (page, world) => openWallet(page, world) },
  {
    name: 'wallet-first-use',
    isLong: true,
    open: (page, world) => openWallet(page, world, '', 'vendor@annapurna.example'),
  },
  {
    name: 'wallet-busy',
    isLong: true,
    open: async (page, world) => {
      await answerBusy(page);
      await openWallet(page, world);
    },
  },
  {
    name: 'wallet-transactions',
    isLong: true,
    open: async (page, world) => {
      await answerBusy(page);
      await openWallet(page, world, '?view=transactions');
      await page.getByText('Showing 1 to 50 of 1,234').waitFor();
    },
  },
  {
    name: 'wallet-transactions-none',
    open: async (page, world) => {
      await openWallet(page, world, '?view=transactions&status=failed');
      await page.getByText('No transactions match these filters').waitFor();
    },
  },
  {
    name: 'wallet-settlements',
    isLong: true,
    open: async (page, world) => {
      await openWallet(page, world, '?view=settlements');
      await page.getByText('No settlements yet').waitFor();
      await page.getByRole('button', { name: 'Pay All' }).click();
    },
  },
  {
    name: 'wallet-settlements-busy',
    isLong: true,
    open: async (page, world) => {
      await answerBusy(page);
      await openWallet(page, world, '?view=settlements');
      await page.getByText('Showing 1 to 4 of 4').waitFor();
      await page.getByLabel('Amount in rupees').fill('9999');
      await page.getByLabel('Amount in rupees').blur();
      await page.getByText('Payment amount cannot exceed pending fees').waitFor();
    },
  },
  {
    name: 'wallet-give-up',
    open: async (page, world) => {
      await answerBusy(page);
      await openWallet(page, world, '?view=settlements');
      await page.getByRole('button', { name: 'Give up S000004' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wallet-failure',
    open: async (page, world) => {
      await page.route('**/api/vendor-wallet/overview*', (route) =>
        route.fulfill({ status: 403, json: { error: 'Access denied to this vendor', code: 'X' } }),
      );
      await openDashboard(page, world.siteUrl, '/vendor/wallet');
      await page.getByRole('alert').getByText('Access denied to this vendor').waitFor();
    },
  },
  {
    name: 'wallet-statement',
    isLong: true,
    open: async (page, world) => {
      await openWallet(page, world, '?view=settlements');
      await page.getByRole('link', { name: 'Statement' }).click();
      await page.getByRole('article').waitFor();
    },
  },
];

async function openWallet(
  page: Page,
  { siteUrl }: World,
  search = '',
  email?: string,
): Promise<void> {
  await openDashboard(page, siteUrl, `/vendor/wallet${search}`, email);
  await page.getByRole('heading', { name: 'Total Balance' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  if (!email) await page.getByRole('button', { name: 'Got it' }).click();
}

/** The server's own answers, with the figures of a mess that has been open for long. */
async function answerBusy(page: Page): Promise<void> {
  await page.route('**/api/vendor-wallet/overview*', async (route) => {
    const answer = await (await route.fetch()).json();
    const { statistics } = answer;
    await route.fulfill({
      json: {
        ...answer,
        wallet: { balance: 123_456.5, pending_cod_fees: 1284, available_for_settlement: 1084 },
        summary: {
          total_settled: 2468,
          total_orders: 1834,
          total_cod_orders: 1834,
          total_online_orders: 0,
          settlement_count: 2,
        },
        statistics: {
          this_week: { ...statistics.this_week, cod_fees: 342 },
          this_month: {
            cod_fees: 1284,
            compared: {
              cod_fees: 1240,
              previous_cod_fees: 1402,
              previous_from: '2026-10-01',
              previous_to: '2026-10-19',
            },
          },
          daily: statistics.daily.map((day: object, index: number) => ({
            ...day,
            cod_fees: 60 + ((index * 37) % 55),
          })),
        },
        recent_transactions: busyFees.slice(0, 5),
        recent_settlements: busySettlements,
      },
    });
  });
  await answerList(page, 'transactions', busyFees, 1234);
  await answerList(page, 'settlements', busySettlements, busySettlements.length);
}

async function answerList(page: Page, name: string, data: readonly object[], total: number) {
  await page.route(`**/api/vendor-wallet/${name}*`, (route) =>
    route.fulfill({
      json: { data, pagination: { total, page: 1, limit: 50, offset: 0 } },
    }),
  );
}

const people = ['Asha Patil', 'Rohan Kulkarni', 'Fatima Shaikh', 'Venkatanarasimharajuvaripeta S.'];
const statuses = ['pending', 'pending', 'settled', 'failed', 'reversed'];

const busyFees = Array.from({ length: 8 }, (_, index) => ({
  id: `F${1834 - index}`,
  order_id: `A5TMX30TQGAAAAAAAA12345${String(678 - index)}`,
  customer_info: { name: people[index % people.length], phone: '+919876512340' },
  amount: 1 + (index % 3),
  paid_amount: index === 2 ? 1.5 : 0,
  payment_method: index === 4 ? 'online' : 'cod',
  status: statuses[index % statuses.length],
  created_at: new Date(Date.UTC(2026, 10, 20, 13, 40 - index * 3)).toISOString(),
}));

const settlement = {
  transaction_type: 'settlement',
  note: null,
  payment_id: null,
  created_at: '2026-11-20T06:00:00.000Z',
  closed_at: null,
};

const busySettlements = [
  { ...settlement, id: 'S000004', amount: 200, status: 'pending' },
  {
    ...settlement,
    id: 'S000003',
    amount: -12.5,
    status: 'settled',
    transaction_type: 'correction',
    note: 'A payment came after its time had run out.',
  },
  { ...settlement, id: 'S000002', amount: 1468, status: 'settled', payment_id: 'pay_N7Kd82hXq0' },
  { ...settlement, id: 'S000001', amount: 1000, status: 'failed', note: 'It was given up.' },
];
