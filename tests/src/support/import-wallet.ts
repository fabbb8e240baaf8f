import { randomUUID } from 'node:crypto';
import type { CreditRow, FeeRow } from '@thali/functions/ledger/ledger-rows';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { expect, vi } from 'vitest';
import { importPayments } from './import-payments.ts';
import type { TestVendor } from './make-vendor.ts';
import { writeOrder } from './write-order.ts';

export type WalletUseCases = Awaited<ReturnType<typeof importWallet>>;

/** Imports use cases of the wallet into this process, for tests with a changed clock or faults. */
export async function importWallet() {
  const { fulfil, readPayment, recordPayment } = await importPayments();
  const [change, pay, cancel, table, recount, expire, rows] = await Promise.all([
    import('@thali/functions/orders/changes/change-order-status'),
    import('@thali/functions/wallet/pay-settlement'),
    import('@thali/functions/wallet/cancel-settlement'),
    import('@thali/functions/ledger/ledger.table'),
    import('@thali/functions/wallet/recount-wallet'),
    import('@thali/functions/wallet/close-settlement'),
    import('@thali/functions/ledger/ledger-rows'),
  ]);
  const actorOf = (vendorId: string) => ({ role: 'vendor', userId: 'staff', vendorId }) as const;
  return {
    ...table,
    ...rows,
    recountWallet: recount.recountWallet,
    expireSettlement: expire.expireSettlement,
    fulfil,
    readPayment,
    move: (vendorId: string, orderId: string, status: OrderRecord['status']) =>
      change.changeOrderStatus(actorOf(vendorId), { params: { orderId }, body: { status } }),
    /** Completes an order that was placed a minute ago. @returns its id */
    async addFee(vendor: TestVendor, feePaise: number): Promise<string> {
      const createdAt = new Date(Date.now() - 60_000).toISOString();
      const { id } = await writeOrder(vendor, { status: 'ready', feePaise, createdAt });
      const isCompleted = await this.move(vendor.id, id, 'completed').then(
        () => true,
        (error: unknown) => {
          if (Object(error).code !== 'ORDER_STATUS_CONFLICT') throw error;
          return false;
        },
      );
      // If the test sets the clock back, the order looks old and the job expire-orders may expire it first.
      return isCompleted ? id : this.addFee(vendor, feePaise);
    },
    pay: (vendorId: string, amount: number | null | undefined, key: string = randomUUID()) =>
      pay.paySettlement(actorOf(vendorId), {
        headers: { 'idempotency-key': key },
        body: { vendorId, amount, paymentMethod: 'razorpay' },
      }),
    cancel: (vendorId: string, settlementId: string) =>
      cancel.cancelSettlement(actorOf(vendorId), { params: { settlementId }, body: { vendorId } }),
    /** Delivers a webhook with a state of a payment. */
    async deliver(
      orderId: string,
      facts: { status?: string; id?: string; refunded?: number } = {},
    ) {
      const payment = await readPayment(orderId);
      if (!payment) throw new Error(`No payment ${orderId}`);
      const reported = {
        id: facts.id ?? `pay_${orderId.slice(6)}`,
        order_id: orderId,
        amount: payment.amountPaise,
        currency: 'INR',
        status: facts.status ?? 'captured',
        amount_refunded: facts.refunded ?? 0,
      };
      if ((await recordPayment(payment, reported)) === 'paid') await fulfil(orderId);
    },
  };
}

/** All entries of a wallet. */
export async function entriesOf(
  useCases: WalletUseCases,
  vendorId: string,
): Promise<{ fees: FeeRow[]; credits: CreditRow[] }> {
  const all = { first: 1, last: 999_999 };
  const [fees, credits] = await Promise.all([
    useCases.readFees(vendorId, all, 'oldest-first'),
    useCases.readCredits(vendorId, all),
  ]);
  return { fees, credits };
}

/** Expects that the ledger adds up to the last paisa. */
export async function expectNoDrift(useCases: WalletUseCases, vendorId: string): Promise<void> {
  expect((await useCases.recountWallet(vendorId)).drifts).toEqual([]);
}

/** Runs `run` with the clock of this process set to `time`. */
export async function atTime<T>(time: string | number | Date, run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}
