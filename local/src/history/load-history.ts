import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { toPotItem } from '@thali/functions/pots/pots.table';
import { demoVendors } from '../demo/demo-vendors.ts';
import type { Engine } from '../engines/start-engine.ts';
import { demoIds } from '../seed/demo-ids.ts';
import { historyDays } from '../seed/demo-vendor-rows.ts';
import { writeRows } from '../seed/write-rows.ts';
import { historicFigures, platformRows } from './historic-figures.ts';
import { historicOrders } from './historic-orders.ts';
import { historicPots, potSettingsUpdate } from './historic-pots.ts';
import { historicWallet } from './historic-wallet.ts';

const marker = 'HISTORY';

interface Progress {
  /** The start of the first loading. The history ends there. */
  anchor: string;
  /** The next day to load, in days before the anchor. It is above `historyDays` after the last day. */
  nextDaysAgo: number;
}

/** The demo vendor whose kitchen records pots. */
const [{ subdomain: potSubdomain } = { subdomain: '' }] = demoVendors;

/** How many past orders each demo vendor has on a day, in the sequence of `demoVendors`. */
const ordersPerDay = [80, 15];

/** About as long as writing one batch, so the loading uses half of the database's capacity. */
const pauseMs = 40;

export interface HistoryLoading {
  /** Settles when all orders are loaded or the loading is stopped. True if this run has loaded the last orders. */
  done: Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Writes the wallets, figures and pots of the demo's past once, before the first order. New orders add to them.
 * @returns false if they exist already
 */
export async function beginHistory({ documents, state }: Engine, table: string): Promise<boolean> {
  if (await state.read(marker)) return false;
  const anchor = new Date().toISOString();
  const vendors = createPast(new Date(anchor));
  await writeRows(documents, table, [
    ...vendors.flatMap(({ wallet, figures }) => [...wallet.baseRows, ...figures.baseRows]),
    ...platformRows(vendors.map(({ figures }) => figures)),
    ...historicPots(potSubdomain, vendors[0]?.days ?? [], new Date(anchor)).map((pot) =>
      toPotItem(demoIds.vendor(potSubdomain), pot),
    ),
  ]);
  await documents.send(new UpdateCommand({ TableName: table, ...potSettingsUpdate(potSubdomain) }));
  await state.write(marker, { anchor, nextDaysAgo: 0 } satisfies Progress);
  return true;
}

/**
 * Loads the demo's past orders while the platform runs: first the fees and the `COUNTED` rows, then the orders day by
 * day, newest first. After an interruption the loading continues at its last day.
 */
export function loadHistory({ documents, state }: Engine, table: string): HistoryLoading {
  let isStopped = false;

  async function load(): Promise<boolean> {
    const storedProgress = await state.read<Progress>(marker);
    if (!storedProgress || storedProgress.nextDaysAgo > historyDays) return false;
    const { anchor, nextDaysAgo } = storedProgress;
    const vendors = createPast(new Date(anchor));
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
    return !isStopped;
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
function createPast(anchor: Date) {
  return demoVendors.map((vendor, index) => {
    const days = Array.from({ length: historyDays + 1 }, (_, daysAgo) =>
      historicOrders(vendor, ordersPerDay[index] ?? 0, daysAgo, anchor),
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
