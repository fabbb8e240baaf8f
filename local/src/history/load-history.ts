import { toOrderRow } from '@thali/functions/orders/order-rows';
import { demoVendors } from '../demo/demo-vendors.ts';
import type { Engine } from '../engines/start-engine.ts';
import { writeRows } from '../seed/write-rows.ts';
import { historicOrders, historyDays } from './historic-orders.ts';

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
 * Loads the demo's past orders day by day, newest first, beside the running platform. A loading that was cut short
 * goes on where it was; one that is complete never touches them again.
 */
export function loadHistory({ documents, state }: Engine, table: string): HistoryLoading {
  let isStopped = false;

  async function load(): Promise<void> {
    const begun = await state.read<Progress>(marker);
    const { anchor, nextDaysAgo } = begun ?? {
      anchor: new Date().toISOString(),
      nextDaysAgo: 0,
    };
    for (let daysAgo = nextDaysAgo; daysAgo <= historyDays && !isStopped; daysAgo += 1) {
      for (const [index, vendor] of demoVendors.entries()) {
        const orders = historicOrders(vendor, perDay[index] ?? 0, daysAgo, new Date(anchor));
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
