import { fileURLToPath } from 'node:url';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { historicFigures } from '@thali/local/history/historic-figures';
import { historicWallet } from '@thali/local/history/historic-wallet';
import { seededRandom } from '@thali/local/history/random';
import { expect, test } from 'vitest';
import { importProjections } from '../support/import-projections.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { lastStates, orderStories } from '../support/order-stories.ts';
import { makeStaff } from '../support/sign-in.ts';
import { requestWallet } from '../support/wallet.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeMany } from '../support/write-many.ts';

/** The site's own screens. TypeScript does not follow an import path in a variable, so this project need not compile their JSX. */
const screens = fileURLToPath(new URL('../support/figures-on-screen.tsx', import.meta.url));

type Screen = 'summary' | 'analytics' | 'wallet';

/** Writes random orders of a mess, reads their figures over HTTP and renders the owner's screens. */
async function renderFigures(
  seed: string,
): Promise<{ orders: OrderRecord[] } & Record<Screen, string>> {
  const { figuresOnScreen } = await import(screens);
  const { id } = await makeVendor();
  const { token } = await makeStaff(id);
  const storyOptions = {
    count: 260,
    lastDay: dayOf(new Date().toISOString()),
    days: 75,
    people: 40,
  };
  const orders = lastStates(orderStories(id, seededRandom(seed), storyOptions)).filter(
    ({ updatedAt }) => updatedAt < new Date().toISOString(),
  );
  const { baseRows, fees } = historicWallet(id, orders);
  await writeMany(await importProjections(), [
    ...historicFigures(id, orders).baseRows,
    ...baseRows,
    ...fees,
  ]);
  const days = `start_date=${dayOf(monthAgo())}&end_date=${storyOptions.lastDay}`;
  const [summary, analytics, wallet] = await Promise.all([
    getFigures('/orders/analytics/summary', token),
    getFigures(`/vendors/${id}/analytics?${days}`, token),
    requestWallet('GET', 'overview', { token }),
  ]);
  return { orders, ...figuresOnScreen({ summary, analytics, wallet: wallet.json }) };
}

const dayMs = 86_400_000;
const monthAgo = () => new Date(Date.now() - 29 * dayMs).toISOString();

/** On the wall calendar of India. */
function dayOf(iso: string): string {
  return new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** The week number. Weeks start on Monday in India. These wallets pay all fees each Monday. */
const weekOf = (iso: string) =>
  Math.floor((Date.parse(dayOf(iso)) - Date.parse('2024-01-01')) / (7 * dayMs));

const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const formatCount = (count: number) => count.toLocaleString('en-IN');
const sum = (orders: readonly OrderRecord[], field: 'totalPaise' | 'feePaise') =>
  orders.reduce((total, order) => total + order[field], 0);

async function expectFigures(seed: string): Promise<void> {
  const { orders, summary, analytics, wallet } = await renderFigures(seed);
  const today = dayOf(new Date().toISOString());
  const sales = (placed: readonly OrderRecord[]) => {
    const sold = placed.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
    const completed = placed.filter(({ status }) => status === 'completed').length;
    const revenue = sum(sold, 'totalPaise');
    return {
      placed: formatCount(placed.length),
      sold: sold.length,
      revenue: rupees(revenue),
      average: rupees(sold.length > 0 ? Math.round(revenue / sold.length) : 0),
      open: sum(
        sold.filter(({ status }) => status !== 'completed'),
        'totalPaise',
      ),
      rate: placed.length > 0 ? Math.round((completed * 1000) / placed.length) / 10 : 0,
    };
  };

  const month = sales(orders.filter(({ createdAt }) => dayOf(createdAt) >= dayOf(monthAgo())));
  expect(month.sold).toBeGreaterThan(30);
  expect(analytics).toContain(`Total Revenue ${month.revenue} `);
  expect(analytics).toContain(`${rupees(month.open)} of it is expected from open orders`);
  expect(analytics).toContain(`Total Orders ${month.placed} ${month.sold} sold, `);
  expect(analytics).toContain(
    `Avg Order Value ${month.average} Revenue ÷ ${month.sold} orders sold`,
  );
  expect(analytics).toContain(`Completion Rate ${month.rate.toFixed(1)}% `);

  const day = sales(orders.filter(({ createdAt }) => dayOf(createdAt) === today));
  expect(summary).toContain(`Today's Revenue ${day.revenue} `);
  expect(summary).toContain(`Today's Orders ${day.placed} `);
  expect(summary).toContain(`Avg Order Value ${day.average} `);
  expect(summary).toContain(`Completion Rate ${day.rate.toFixed(1)}% `);

  const completed = orders.filter(({ status }) => status === 'completed');
  const lastWeek = Math.max(...completed.map(({ updatedAt }) => weekOf(updatedAt)));
  const owed = completed.filter(({ updatedAt }) => weekOf(updatedAt) === lastWeek);
  const thisMonth = completed.filter(
    ({ updatedAt }) => dayOf(updatedAt).slice(0, 7) === today.slice(0, 7),
  );
  expect(wallet).toContain(`Pending COD ${rupees(sum(owed, 'feePaise'))} `);
  expect(wallet).toContain(`This Month COD fees ${rupees(sum(thisMonth, 'feePaise'))} `);
}

test('shows the owner the figures of a month of random orders', () => expectFigures('one'));

test('shows the owner the figures of many random months', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  for (let run = 0; run < 15; run += 1) await expectFigures(`month ${run}`);
});
