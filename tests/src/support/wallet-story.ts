import type { Actor } from '@thali/functions/http/actor';
import type { CreditRow, FeeRow } from '@thali/functions/ledger/ledger-rows';
import { seededRandom } from '@thali/local/history/random';
import { vi } from 'vitest';
import { makeVendor } from './make-vendor.ts';
import { entriesOf, type WalletHere } from './wallet-here.ts';

/** From a Thursday to the Friday five weeks later, over two ends of months. */
const firstDay = '2026-08-27';
const dayCount = 37;
/** What becomes of settlements of a part, by turns. */
const courses = ['given up', 'paid', 'late', 'given back'] as const;
const dayMs = 86_400_000;
const minuteMs = 60_000;

export type WalletStory = Awaited<ReturnType<typeof tell>>;

/**
 * A wallet of five weeks as the platform itself writes it, at times of its own: days without an entry, first
 * and last milliseconds of days, settlements of all and of parts, given up, late, given back. With it the
 * overview as it was at the end of each day.
 */
export async function walletStory(here: WalletHere, tries = 3): Promise<WalletStory> {
  const story = await tell(here);
  // Another test's run of a job looks at all payments that are open, at the true time, and may end one of these.
  const times = [
    ...story.credits.map(({ createdAt }) => createdAt),
    ...story.settlements.map(({ closedAt, createdAt }) => closedAt ?? createdAt),
  ];
  const end = story.overviews.at(-1)?.now ?? '';
  const isDisturbed = times.some((time) => time > end);
  return isDisturbed && tries > 1 ? walletStory(here, tries - 1) : story;
}

async function tell(here: WalletHere) {
  const { getWalletOverview } = await import('@thali/functions/wallet/get-wallet-overview');
  const random = seededRandom('a wallet of five weeks');
  const vendor = await makeVendor();
  const actor: Actor = { role: 'vendor', userId: 'staff', vendorId: vendor.id };
  let parts = 0;
  const overviews: { now: string; overview: Awaited<ReturnType<typeof getWalletOverview>> }[] = [];
  const start = Date.parse(`${firstDay}T00:00:00+05:30`);

  const availableRupees = async () =>
    here.availablePaise(await here.readTotals(vendor.id), new Date()) / 100;
  const owe = (ms: number) => {
    vi.setSystemTime(ms);
    return here.owe(vendor, random.pick([100, 200, 300]));
  };

  async function settle(ms: number, isAll: boolean): Promise<void> {
    vi.setSystemTime(ms);
    const available = await availableRupees();
    if (available < 2) return;
    const rupees = isAll ? available : Math.floor(available / 2);
    const { settlement, order } = await here.pay(vendor.id, rupees);
    const course = isAll ? 'paid' : courses[parts++ % courses.length];
    if (course === 'given up') await here.cancel(vendor.id, settlement.id);
    if (course === 'given up' && parts % 8 < 4) return;
    vi.setSystemTime(ms + (course === 'late' ? 45 : 2) * minuteMs);
    await here.deliver(order.id);
    if (course === 'given back') await here.deliver(order.id, { refunded: 100 });
  }

  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  try {
    for (let day = 0; day < dayCount; day += 1) {
      const midnight = start + day * dayMs;
      const isBusy = random.next() < 0.75;
      if (day % 4 === 0) await owe(midnight);
      for (let hour = 9; isBusy && hour < 9 + random.between(1, 2); hour += 1) {
        await owe(midnight + hour * 60 * minuteMs + random.between(0, 3_000_000));
      }
      if (day % 7 === 4) await settle(midnight + 18 * 60 * minuteMs, true);
      else if (random.next() < 0.4) await settle(midnight + 19 * 60 * minuteMs, false);
      if (day % 5 === 0) await owe(midnight + dayMs - 1);
      vi.setSystemTime(midnight + dayMs - 1);
      const overview = await getWalletOverview(actor, { query: {} });
      overviews.push({ now: new Date().toISOString(), overview });
    }
  } finally {
    vi.useRealTimers();
  }
  const totals = await here.readTotals(vendor.id);
  const entries = await entriesOf(here, vendor.id);
  const settlements = await here.readSettlements(vendor.id, { first: 1, last: 9999 });
  return { vendor, actor, overviews, totals, settlements: settlements.reverse(), ...entries };
}

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** YYYY-MM-DD in India, counted otherwise than the platform does. */
export function dateInIndia({ createdAt }: { createdAt: string }): string {
  return indianDate.format(new Date(createdAt));
}

export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/** Rupees owed at a time: what is added to it less what pays it. */
export function owedAt(fees: readonly FeeRow[], credits: readonly CreditRow[]): number {
  return (
    (sumOf(fees, ({ amountPaise }) => amountPaise) + sumOf(credits, ({ owedPaise }) => owedPaise)) /
    100
  );
}
