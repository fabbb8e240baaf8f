import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { demoVendors } from '../demo/demo-vendors.ts';
import type { Engine } from '../engines/start-engine.ts';
import { demoIds } from '../seed/demo-ids.ts';
import { historyDays } from '../seed/demo-vendor-rows.ts';
import { writeRows } from '../seed/write-rows.ts';
import { historicFigures, platformRows } from './historic-figures.ts';
import { historicOrders } from './historic-orders.ts';
import { historicWallet } from './historic-wallet.ts';

const marker = 'HISTORY';

interface Progress {
  /** When the first loading began: the history ends there. */
  anchor: string;
  /** The next day to load, counted back from the anchor; beyond the last one when all are there. */
  nextDaysAgo: number;
}

/** Orders a day of each demo vendor; the first is the busy one. */
const perDay = [80, 15];

/** About as long as a batch takes: the loading gets half of the database. */
const pauseMs = 40;

export interface HistoryLoading {
  /** Settles when everything is there, or when it was told to stop. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Begins the demo's past, once, before anybody can order: what its wallets and figures come to. What comes
 * is then added to it.
 * @returns whether it had not begun yet
 */
export async function beginHistory({ documents, state }: Engine, table: string): Promise<boolean> {
  if (await state.read(marker)) return false;
  const anchor = new Date().toISOString();
  const vendors = pastOf(new Date(anchor));
  await writeRows(documents, table, [
    ...vendors.flatMap(({ wallet, figures }) => [...wallet.frame, ...figures.frame]),
    ...platformRows(vendors.map(({ figures }) => figures)),
  ]);
  await state.write(marker, { anchor, nextDaysAgo: 0 } satisfies Progress);
  return true;
}

/**
 * Loads the demo's past orders day by day, newest first, beside the running platform, and before them the fees
 * that they owe and that they are counted. A loading that was cut short goes on where it was; one that is complete never touches them
 * again.
 */
export function loadHistory({ documents, state }: Engine, table: string): HistoryLoading {
  let isStopped = false;

  async function load(): Promise<void> {
    const begun = await state.read<Progress>(marker);
    if (!begun || begun.nextDaysAgo > historyDays) return;
    const { anchor, nextDaysAgo } = begun;
    const vendors = pastOf(new Date(anchor));
    for (const { wallet, figures } of vendors) {
      await writeRows(documents, table, [...wallet.fees, ...figures.counted]);
    }
    for (let daysAgo = nextDaysAgo; daysAgo <= historyDays && !isStopped; daysAgo += 1) {
      for (const { days, wallet } of vendors) {
        const orders = (days[daysAgo] ?? []).map((order) => ({
          ...order,
          feesUpToPaise: wallet.feesUpToPaise.get(order.id),
        }));
        await writeRows(documents, table, orders.map(toOrderRow), pauseMs);
      }
      await state.write(marker, { anchor, nextDaysAgo: daysAgo + 1 } satisfies Progress);
    }
  }

  const done = load();
  return {
    done,
    stop: async () => {
      isStopped = true;
      await done.catch(() => undefined);
    },
  };
}

/** Each demo vendor's past orders by days ago, its wallet and its figures. */
function pastOf(anchor: Date) {
  return demoVendors.map((vendor, index) => {
    const days = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
      historicOrders(vendor, perDay[index] ?? 0, daysAgo, anchor),
    );
    const vendorId = demoIds.vendor(vendor.subdomain);
    const orders = days.flat();
    return {
      days,
      wallet: historicWallet(vendorId, orders),
      figures: historicFigures(vendorId, orders),
    };
  });
}
