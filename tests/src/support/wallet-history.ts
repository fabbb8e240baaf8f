import type { Actor } from '@thali/functions/http/actor';
import type { CreditRow, FeeRow } from '@thali/functions/ledger/ledger-rows';
import { seededRandom } from '@thali/local/history/random';
import { vi } from 'vitest';
import { entriesOf, type WalletUseCases } from './import-wallet.ts';
import { makeVendor } from './make-vendor.ts';

/** The five weeks begin on a Thursday and contain the ends of two months. */
const firstDay = '2026-08-27';
const dayCount = 37;
/** The outcomes of partial settlements, one after another. */
const outcomes = ['cancelled', 'paid', 'late', 'refunded'] as const;
const dayMs = 86_400_000;
const minuteMs = 60_000;

export type WalletHistory = Awaited<ReturnType<typeof createHistory>>;

/**
 * Creates five weeks of a wallet through the use cases, with a changed clock. Some days have no entry. Some entries are in
 * the first or last millisecond of a day. Full and partial settlements are paid, cancelled, late or refunded.
 * @returns the stored rows, and the overview at the end of each day
 */
export async function createWalletHistory(
  useCases: WalletUseCases,
  tries = 3,
): Promise<WalletHistory> {
  const history = await createHistory(useCases);
  // A job of another test uses the real time and may close one of these payments. If so, start again.
  const times = [
    ...history.credits.map(({ createdAt }) => createdAt),
    ...history.settlements.map(({ closedAt, createdAt }) => closedAt ?? createdAt),
  ];
  const end = history.overviews.at(-1)?.now ?? '';
  const isDisturbed = times.some((time) => time > end);
  return isDisturbed && tries > 1 ? createWalletHistory(useCases, tries - 1) : history;
}

async function createHistory(useCases: WalletUseCases) {
  const { getWalletOverview } = await import('@thali/functions/wallet/get-wallet-overview');
  const random = seededRandom('a wallet of five weeks');
  const vendor = await makeVendor();
  const actor: Actor = { role: 'vendor', userId: 'staff', vendorId: vendor.id };
  let parts = 0;
  const overviews: { now: string; overview: Awaited<ReturnType<typeof getWalletOverview>> }[] = [];
  const start = Date.parse(`${firstDay}T00:00:00+05:30`);

  const availableRupees = async () =>
    useCases.availablePaise(await useCases.readTotals(vendor.id), new Date()) / 100;
  const addFee = (ms: number) => {
    vi.setSystemTime(ms);
    return useCases.addFee(vendor, random.pick([100, 200, 300]));
  };

  async function settle(ms: number, isAll: boolean): Promise<void> {
    vi.setSystemTime(ms);
    const available = await availableRupees();
    if (available < 2) return;
    const rupees = isAll ? available : Math.floor(available / 2);
    const { settlement, order } = await useCases.pay(vendor.id, rupees);
    const outcome = isAll ? 'paid' : outcomes[parts++ % outcomes.length];
    if (outcome === 'cancelled') await useCases.cancel(vendor.id, settlement.id);
    if (outcome === 'cancelled' && parts % 8 < 4) return;
    vi.setSystemTime(ms + (outcome === 'late' ? 45 : 2) * minuteMs);
    await useCases.deliver(order.id);
    if (outcome === 'refunded') await useCases.deliver(order.id, { refunded: 100 });
  }

  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  try {
    for (let day = 0; day < dayCount; day += 1) {
      const midnight = start + day * dayMs;
      const isBusy = random.next() < 0.75;
      if (day % 4 === 0) await addFee(midnight);
      for (let hour = 9; isBusy && hour < 9 + random.between(1, 2); hour += 1) {
        await addFee(midnight + hour * 60 * minuteMs + random.between(0, 3_000_000));
      }
      if (day % 7 === 4) await settle(midnight + 18 * 60 * minuteMs, true);
      else if (random.next() < 0.4) await settle(midnight + 19 * 60 * minuteMs, false);
      if (day % 5 === 0) await addFee(midnight + dayMs - 1);
      vi.setSystemTime(midnight + dayMs - 1);
      const overview = await getWalletOverview(actor, { query: {} });
      overviews.push({ now: new Date().toISOString(), overview });
    }
  } finally {
    vi.useRealTimers();
  }
  const totals = await useCases.readTotals(vendor.id);
  const entries = await entriesOf(useCases, vendor.id);
  const settlements = await useCases.readSettlements(vendor.id, { first: 1, last: 9999 });
  return { vendor, actor, overviews, totals, settlements: settlements.reverse(), ...entries };
}

const indianDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** YYYY-MM-DD in India, computed independently of the platform. */
export function dateInIndia({ createdAt }: { createdAt: string }): string {
  return indianDate.format(new Date(createdAt));
}

export function sumOf<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}

/** Owed rupees: the fees plus the credits, which are negative for payments. */
export function owedAt(fees: readonly FeeRow[], credits: readonly CreditRow[]): number {
  return (
    (sumOf(fees, ({ amountPaise }) => amountPaise) + sumOf(credits, ({ owedPaise }) => owedPaise)) /
    100
  );
}
