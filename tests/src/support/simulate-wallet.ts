import { keys as tableKeys } from '@thali/functions/table/keys';
import type { Random } from '@thali/local/history/random';
import { vi } from 'vitest';
import { ignoreRefusal } from './crashes.ts';
import type { WalletUseCases } from './import-wallet.ts';
import type { TestVendor } from './make-vendor.ts';
import { readRow } from './test-table.ts';
import { type Checkout, walletBank } from './wallet-bank.ts';
import { writeOrder } from './write-order.ts';

const minuteMs = 60_000;

/** Simulates random events of a wallet: a mess, its orders, its bank and a clock. */
export function simulateWallet(useCases: WalletUseCases, vendor: TestVendor, random: Random) {
  const orders: string[] = [];
  const keys: { key: string; rupees: number }[] = [];
  const bank = walletBank(useCases, random);
  let now = Date.now();

  async function complete() {
    const feePaise = random.pick([100, 200, 300, 0]);
    const { id } = await writeOrder(vendor, { status: 'ready', feePaise });
    orders.push(id);
    const tabs = random.pick([1, 1, 2]);
    await runConcurrently(tabs, () => useCases.move(vendor.id, id, 'completed'));
  }

  async function cancelOrder() {
    const { id } = await writeOrder(vendor);
    orders.push(id);
    await useCases.move(vendor.id, id, 'cancelled');
  }

  async function settle() {
    const available = await availablePaise();
    const part = random.between(100, Math.max(100, available));
    const rupees = random.pick([available, available, part, part, available + 1, 0]) / 100;
    const again = keys.length > 0 && random.next() < 0.2 ? random.pick(keys) : undefined;
    const request = again ?? { key: `key-of-a-settlement-${random.next()}`, rupees };
    keys.push(request);
    await begin(request.rupees, request.key);
  }

  async function cancelSettlement() {
    const checkout = bank.any();
    if (checkout) await useCases.cancel(vendor.id, checkout.id);
  }

  /** The steps of the job for each unfinished payment. */
  async function runJob() {
    for (const { orderId } of await useCases.readSettlements(vendor.id, { first: 1, last: 999 })) {
      const payment = await useCases.readPayment(orderId);
      if (payment?.purpose !== 'settlement' || payment.step === 'done') continue;
      const ageMs = Date.now() - Date.parse(payment.createdAt);
      if (payment.status === 'paid') await useCases.fulfil(orderId);
      else if (payment.status !== 'authorized') await useCases.expireSettlement(payment, ageMs);
    }
  }

  async function wait() {
    passTime(random.pick([1, 5, 16, 31]));
  }

  function passTime(minutes: number) {
    now += minutes * minuteMs;
    vi.setSystemTime(now);
  }

  async function availablePaise(): Promise<number> {
    return useCases.availablePaise(await useCases.readTotals(vendor.id), new Date());
  }

  async function begin(rupees: number, key?: string): Promise<Checkout> {
    const { settlement, order } = await useCases.pay(vendor.id, rupees, key);
    const amountPaise = Math.round(order.amount * 100);
    return bank.open({ id: settlement.id, orderId: order.id, amountPaise });
  }

  const weights: [() => Promise<void>, number][] = [
    [complete, 8],
    [settle, 6],
    [() => bank.capture(), 5],
    [bank.deliverEvent, 4],
    [bank.refund, 2],
    [cancelSettlement, 2],
    [wait, 2],
    [runJob, 1],
    [bank.fail, 1],
    [cancelOrder, 1],
  ];

  return {
    netPaise: bank.netPaise,
    /** Runs a random event. The platform may refuse it or crash. */
    runRandomEvent: () => ignoreRefusal(random.pickWeighted(weights, ([, weight]) => weight)[0]),
    passTime,
    /** Pays all fees twice: in a cancelled checkout and in a second checkout. */
    async payTwice(): Promise<void> {
      await complete();
      const rupees = (await availablePaise()) / 100;
      if (rupees < 1) return;
      const closed = await begin(rupees);
      await useCases.cancel(vendor.id, closed.id);
      await bank.capture(await begin(rupees));
      await bank.capture(closed);
    },
    /** Delivers all events, then runs the job without other events. */
    async finishAll(): Promise<void> {
      await bank.deliverAllEvents(() => passTime(2));
      passTime(60);
      await runJob();
    },
    /** The completed orders, including those whose response was lost. */
    async completed(): Promise<string[]> {
      const rows = await Promise.all(orders.map((id) => readRow(tableKeys.order(id))));
      return orders.filter((_, index) => rows[index]?.status === 'completed');
    },
  };
}

async function runConcurrently(count: number, run: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => ignoreRefusal(run)));
}
