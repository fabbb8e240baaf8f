import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { FeePayment, PaymentOutcome } from './pay-settlement.ts';
import { sampleFee, sampleOverview, sampleSettlement } from './sample-wallet.ts';
import {
  overviewQuery,
  payMutation,
  readMutation,
  type WalletOverview,
  walletState,
} from './wallet-state.ts';

const vendorId = 'DEM0000000';
const payment: FeePayment = { vendorId, amount: 24, payer: {} };
const paid: PaymentOutcome = { kind: 'paid', settlementId: 'S000001' };
const refusal = (message: string) => new ApiError({ status: 409, code: 'X', message });
const empty = {
  wallet: null,
  summary: null,
  statistics: null,
  serviceCharges: [],
  settlements: [],
  loading: false,
  error: null,
  refreshing: false,
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** What the hook watches, with calls that are answered by hand. */
function walletByHand() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: PromiseWithResolvers<WalletOverview>[] = [];
  const payments: PromiseWithResolvers<PaymentOutcome>[] = [];
  const readOverview = vi.fn((..._: Parameters<Parameters<typeof overviewQuery>[1] & {}>) => {
    const answer = Promise.withResolvers<WalletOverview>();
    reads.push(answer);
    return answer.promise;
  });
  const pay = vi.fn((_: FeePayment) => {
    const answer = Promise.withResolvers<PaymentOutcome>();
    payments.push(answer);
    return answer.promise;
  });
  const query = overviewQuery(vendorId, readOverview);
  const overview = new QueryObserver(client, query);
  const reading = new MutationObserver(client, readMutation(client, vendorId, query));
  const paying = new MutationObserver(client, payMutation(client, vendorId, pay));
  return {
    client,
    reads,
    payments,
    pay,
    backgrounds: () => readOverview.mock.calls.map(([, { background }]) => background),
    /** As the tab does when it is opened. */
    open() {
      ends.push(overview.subscribe(() => undefined));
      return reading.mutate().catch(() => undefined);
    },
    read: () => reading.mutate().catch(() => undefined),
    refresh: () => client.invalidateQueries({ queryKey: query.queryKey }),
    payNow: () => paying.mutate(payment),
    clearError() {
      reading.reset();
      paying.reset();
    },
    state: () =>
      walletState(
        overview.getCurrentResult(),
        reading.getCurrentResult(),
        paying.getCurrentResult(),
      ),
  };
}

/** A wallet whose first figures are there. */
async function openedWallet() {
  const wallet = walletByHand();
  const done = wallet.open();
  wallet.reads[0]?.resolve(sampleOverview());
  await done;
  return wallet;
}

const asked = (calls: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(calls).toHaveLength(count), 15_000);

it('begins empty', () => {
  expect(walletByHand().state()).toEqual(empty);
});

describe('fetching', () => {
  it('sets loading, then holds what the overview says', async () => {
    const { open, reads, state, backgrounds } = walletByHand();
    const done = open();
    await asked(reads, 1);
    expect(state()).toEqual({ ...empty, loading: true });
    reads[0]?.resolve(sampleOverview());
    await done;
    const { wallet, summary, statistics } = sampleOverview();
    expect(state()).toEqual({
      wallet,
      summary,
      statistics,
      serviceCharges: [sampleFee()],
      settlements: [sampleSettlement()],
      loading: false,
      error: null,
      refreshing: false,
    });
    expect(backgrounds()).toEqual([false]);
  });

  it.each([
    [refusal('Access denied to this vendor'), 'Access denied to this vendor'],
    [new Error('x is not a function'), 'Failed to fetch wallet data'],
    [refusal(''), 'Failed to fetch wallet data'],
  ])('stores why it failed: %s', async (failure, text) => {
    const { open, reads, state } = walletByHand();
    const done = open();
    await asked(reads, 1);
    reads[0]?.reject(failure);
    await done;
    expect(state()).toEqual({ ...empty, error: text });
  });

  it('clears the error of the time before, and keeps what was known', async () => {
    const { read, reads, state } = await openedWallet();
    let done = read();
    await asked(reads, 2);
    reads[1]?.reject(refusal('Not now'));
    await done;
    expect(state()).toMatchObject({ error: 'Not now', wallet: sampleOverview().wallet });
    done = read();
    await asked(reads, 3);
    expect(state()).toMatchObject({ error: null, loading: true });
    reads[2]?.resolve(sampleOverview(1));
    await done;
    expect(state()).toMatchObject({ error: null, wallet: { pendingCodFees: 1 } });
  });
});

describe('refreshing', () => {
  it('is quiet, also where it fails', async () => {
    const { refresh, reads, state, backgrounds } = await openedWallet();
    const done = refresh();
    await asked(reads, 2);
    expect(state()).toMatchObject({ loading: false, refreshing: true, error: null });
    reads[1]?.reject(refusal('Not now'));
    await done;
    expect(state()).toMatchObject({ loading: false, refreshing: false, error: null });
    expect(state().wallet).toEqual(sampleOverview().wallet);
    expect(backgrounds()).toEqual([false, true]);
  });

  it('keeps the failure to get any figures, and takes it away with the first ones', async () => {
    const { open, refresh, reads, state } = walletByHand();
    let done: Promise<unknown> = open();
    await asked(reads, 1);
    reads[0]?.reject(refusal('Not now'));
    await done;
    done = refresh();
    await asked(reads, 2);
    expect(state().error).toBe('Not now');
    reads[1]?.resolve(sampleOverview());
    await done;
    expect(state()).toMatchObject({ error: null, wallet: sampleOverview().wallet });
  });

  it('keeps a failure that was shown beside the figures', async () => {
    const { read, refresh, reads, state } = await openedWallet();
    let done: Promise<unknown> = read();
    await asked(reads, 2);
    reads[1]?.reject(refusal('Not now'));
    await done;
    done = refresh();
    await asked(reads, 3);
    reads[2]?.resolve(sampleOverview(1));
    await done;
    expect(state()).toMatchObject({ error: 'Not now', wallet: { pendingCodFees: 1 } });
  });

  it('is not undone by an older answer that comes later', async () => {
    const { refresh, reads, state } = await openedWallet();
    const both = [refresh(), refresh()];
    await asked(reads, 3);
    reads[2]?.resolve(sampleOverview(2));
    await both[1];
    reads[1]?.resolve(sampleOverview(1));
    await both[0];
    expect(state().wallet?.pendingCodFees).toBe(2);
  });
});

describe('paying', () => {
  it('loads, pays, then refreshes while it loads', async () => {
    const { payNow, payments, pay, reads, state } = await openedWallet();
    const done = payNow();
    await asked(payments, 1);
    expect(state()).toMatchObject({ loading: true, refreshing: false });
    payments[0]?.resolve(paid);
    await asked(reads, 2);
    expect(state()).toMatchObject({ loading: true, refreshing: true });
    reads[1]?.resolve(sampleOverview(0));
    expect(await done).toBe(paid);
    expect(pay).toHaveBeenCalledExactlyOnceWith(payment);
    expect(state()).toMatchObject({ loading: false, refreshing: false });
    expect(state().wallet?.pendingCodFees).toBe(0);
  });

  it('swallows what goes wrong in the refresh', async () => {
    const { payNow, payments, reads, state } = await openedWallet();
    const done = payNow();
    await asked(payments, 1);
    payments[0]?.resolve(paid);
    await asked(reads, 2);
    reads[1]?.reject(refusal('Not now'));
    expect(await done).toBe(paid);
    expect(state()).toMatchObject({ loading: false, error: null });
    expect(state().wallet).toEqual(sampleOverview().wallet);
  });

  it.each([
    [refusal('Payment amount cannot exceed pending fees'), undefined],
    [new Error('odd'), 'Payment failed'],
  ])('stores why it failed and throws it: %s', async (failure, text) => {
    const { payNow, payments, reads, state } = await openedWallet();
    const done = payNow();
    await asked(payments, 1);
    payments[0]?.reject(failure);
    await expect(done).rejects.toBe(failure);
    expect(state()).toMatchObject({
      loading: false,
      refreshing: false,
      error: text ?? failure.message,
    });
    expect(reads).toHaveLength(1);
  });
});

it('clears its errors', async () => {
  const { open, payNow, payments, reads, clearError, state } = walletByHand();
  const done = open();
  await asked(reads, 1);
  reads[0]?.reject(refusal('Not now'));
  await done;
  const failed = payNow();
  await asked(payments, 1);
  payments[0]?.reject(refusal('Not now'));
  await expect(failed).rejects.toThrow();
  clearError();
  expect(state()).toEqual(empty);
});

describe('the end of the session', () => {
  it('leaves nothing known, and no earlier answer brings it back', async () => {
    const { client, open, reads } = walletByHand();
    const done = open();
    await asked(reads, 1);
    client.clear();
    reads[0]?.resolve(sampleOverview());
    await done;
    expect(client.getQueryData(overviewQuery(vendorId).queryKey)).toBeUndefined();
  });

  it('keeps an earlier payment from reading again', async () => {
    const { client, payNow, payments, reads } = await openedWallet();
    const done = payNow();
    await asked(payments, 1);
    client.clear();
    payments[0]?.resolve(paid);
    expect(await done).toBe(paid);
    expect(reads).toHaveLength(1);
  });
});
