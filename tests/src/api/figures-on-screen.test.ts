import { fileURLToPath } from 'node:url';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { historicFigures } from '@thali/local/history/historic-figures';
import { historicWallet } from '@thali/local/history/historic-wallet';
import { seededRandom } from '@thali/local/history/random';
import {
  type Comparison,
  comparisonOf,
  type DateSpan,
  type PeriodPart,
} from '@thali/shared/analytics/comparison-period';
import { comparisonWords } from '@thali/shared/analytics/comparison-words';
import { formatShortPaise } from '@thali/shared/money/paise';
import { monthStart } from '@thali/shared/time/dates';
import { expect, test } from 'vitest';
import { importProjections } from '../support/import-projections.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { lastStates, orderHistories } from '../support/order-histories.ts';
import { growthPercent } from '../support/recount.ts';
import { makeStaff } from '../support/sign-in.ts';
import { requestWallet } from '../support/wallet.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeMany } from '../support/write-many.ts';

/** The site's own screens. TypeScript does not follow an import path in a variable, so this project need not compile their JSX. */
const screens = fileURLToPath(new URL('../support/figures-on-screen.tsx', import.meta.url));

/** When the figures were read. */
interface Times {
  before: Date;
  after: Date;
}

type Screen = 'summary' | 'analytics' | 'wallet';

/** Writes random orders of a mess, reads their figures over HTTP and renders the owner's screens. */
async function renderFigures(
  seed: string,
): Promise<{ orders: OrderRecord[]; times: Times } & Record<Screen, string>> {
  const { figuresOnScreen } = await import(screens);
  const { id } = await makeVendor();
  const { token } = await makeStaff(id);
  const historyOptions = {
    count: 260,
    lastDay: dayOf(new Date().toISOString()),
    days: 75,
    people: 40,
  };
  const orders = lastStates(orderHistories(id, seededRandom(seed), historyOptions)).filter(
    ({ updatedAt }) => updatedAt < new Date().toISOString(),
  );
  const { baseRows, fees } = historicWallet(id, orders);
  await writeMany(await importProjections(), [
    ...historicFigures(id, orders).baseRows,
    ...baseRows,
    ...fees,
  ]);
  const days = `start_date=${dayOf(monthAgo())}&end_date=${historyOptions.lastDay}`;
  const before = new Date();
  const [summary, analytics, wallet] = await Promise.all([
    getFigures('/orders/analytics/summary', token),
    getFigures(`/vendors/${id}/analytics?${days}`, token),
    requestWallet('GET', 'overview', { token }),
  ]);
  const times = { before, after: new Date() };
  return { orders, times, ...figuresOnScreen({ summary, analytics, wallet: wallet.json }) };
}

const dayMs = 86_400_000;
const monthAgo = () => new Date(Date.now() - 29 * dayMs).toISOString();

/** The date in India. */
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

const isWithin = ({ startDate, endDate, until }: PeriodPart, iso: string) =>
  Date.parse(iso) >= Date.parse(`${startDate}T00:00:00+05:30`) &&
  Date.parse(iso) < Date.parse(`${endDate}T${until ?? '24:00'}:00+05:30`);

/** The change in the words of a card. Undefined if the mess has no data for the whole earlier period. */
function trendText(
  parts: Comparison | undefined,
  firstDay: string,
  figureOf: (part: PeriodPart) => number,
): string | undefined {
  if (!parts || firstDay > parts.previous.startDate) return undefined;
  const [current, previous] = [figureOf(parts.current), figureOf(parts.previous)];
  if (previous === 0) return undefined;
  const percent = growthPercent(current, previous);
  const sign = percent > 0 ? '+' : '';
  return `${sign}${percent.toLocaleString('en-IN')}% ${comparisonWords(parts)}`;
}

function monthBefore(date: string): DateSpan {
  const endDate = dayOf(new Date(Date.parse(monthStart(date)) - dayMs).toISOString());
  return { startDate: monthStart(endDate), endDate };
}

async function expectFigures(seed: string): Promise<void> {
  const { orders, times, summary, analytics, wallet } = await renderFigures(seed);
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

  /** Expects the card to show the change computed from the orders, at a time before or after the reading. */
  const expectTrend = (
    screen: string,
    [card, nextCard = '\n']: readonly [string, string?],
    textAt: (now: Date) => string | undefined,
  ) => {
    const cardText = screen.slice(screen.indexOf(card)).split(nextCard)[0] ?? '';
    expect(cardText).toContain(card);
    const texts = [times.before, times.after].map(textAt);
    const isShown = texts.some((text) =>
      text ? cardText.includes(text) : !cardText.includes(' vs '),
    );
    expect(isShown, `${texts[0]} in ${cardText}`).toBe(true);
  };
  const salesTrend = (span: DateSpan, field: 'orders' | 'revenue') => (now: Date) => {
    const placedIn = (part: PeriodPart) =>
      orders.filter(({ createdAt }) => isWithin(part, createdAt));
    const figureOf = (part: PeriodPart) => {
      const placed = placedIn(part);
      const sold = placed.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
      return field === 'orders' ? placed.length : sum(sold, 'totalPaise');
    };
    const first = orders.map(({ createdAt }) => dayOf(createdAt)).sort()[0] ?? '';
    return trendText(comparisonOf(span, now, 'hour'), first, figureOf);
  };

  const month = sales(orders.filter(({ createdAt }) => dayOf(createdAt) >= dayOf(monthAgo())));
  expect(month.sold).toBeGreaterThan(30);
  expect(analytics).toContain(`Total Revenue ${month.revenue} `);
  expect(analytics).toContain(`${formatShortPaise(month.open)} of it is expected from open orders`);
  expect(analytics).toContain(`Total Orders ${month.placed} ${month.sold} sold, `);
  expect(analytics).toContain(
    `Avg Order Value ${month.average} Revenue ÷ ${month.sold} orders sold`,
  );
  expect(analytics).toContain(`Completion Rate ${month.rate.toFixed(1)}% `);

  const monthDays = { startDate: dayOf(monthAgo()), endDate: today };
  expectTrend(analytics, ['Total Revenue ', 'Total Orders '], salesTrend(monthDays, 'revenue'));
  expectTrend(analytics, ['Total Orders ', 'Avg Order Value '], salesTrend(monthDays, 'orders'));

  const day = sales(orders.filter(({ createdAt }) => dayOf(createdAt) === today));
  expect(summary).toContain(`Today's Revenue ${day.revenue} `);
  expect(summary).toContain(`Today's Orders ${day.placed} `);
  expect(summary).toContain(`Avg Order Value ${day.average} `);
  expect(summary).toContain(`Completion Rate ${day.rate.toFixed(1)}% `);

  const dayOnly = { startDate: today, endDate: today };
  expectTrend(summary, ["Today's Revenue ", "Today's Orders "], salesTrend(dayOnly, 'revenue'));
  expectTrend(summary, ["Today's Orders ", 'Pending Orders '], salesTrend(dayOnly, 'orders'));

  const completed = orders.filter(({ status }) => status === 'completed');
  const lastWeek = Math.max(...completed.map(({ updatedAt }) => weekOf(updatedAt)));
  const owed = completed.filter(({ updatedAt }) => weekOf(updatedAt) === lastWeek);
  const thisMonth = completed.filter(
    ({ updatedAt }) => dayOf(updatedAt).slice(0, 7) === today.slice(0, 7),
  );
  expect(wallet).toContain(`Pending COD ${rupees(sum(owed, 'feePaise'))} `);
  expect(wallet).toContain(`This Month COD fees ${rupees(sum(thisMonth, 'feePaise'))} `);
  expectTrend(wallet, ['This Month COD fees '], (now) => {
    const lastMonth = monthBefore(today);
    const parts = comparisonOf(
      { startDate: monthStart(today), endDate: today },
      now,
      'minute',
      lastMonth,
    );
    const first = completed.map(({ updatedAt }) => dayOf(updatedAt)).sort()[0] ?? '';
    const feesOf = (part: PeriodPart) =>
      sum(
        completed.filter(({ updatedAt }) => isWithin(part, updatedAt)),
        'feePaise',
      );
    return trendText(parts, first, feesOf);
  });
}

test('shows the owner the figures of a month of random orders', () => expectFigures('one'));

test('shows the owner the figures of many random months', {
  tags: ['long'],
  timeout: 240_000,
}, async () => {
  for (let run = 0; run < 15; run += 1) await expectFigures(`month ${run}`);
});
