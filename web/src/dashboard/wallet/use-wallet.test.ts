import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { CallOptions } from '../../lib/api/call-api.ts';
import { apiQuery } from '../../lib/data/api-query.ts';
import type { FeePayment, PaymentOutcome } from './pay-settlement.ts';
import { sampleFee, sampleOverview, sampleSettlement } from './sample-wallet.ts';
import { payMutation, resetWallet, type WalletOverview, walletState } from './use-wallet.ts';

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

/** The functions of the hook, with calls that the test answers. */
function manualWallet() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: PromiseWithResolvers<WalletOverview>[] = [];
  const payments: PromiseWithResolvers<PaymentOutcome>[] = [];
  const read = vi.fn((_: CallOptions) => {
    const answer = Promise.withResolvers<WalletOverview>();
    reads.push(answer);
    return answer.promise;
  });
  const pay = vi.fn((_: FeePayment) => {
    const answer = Promise.withResolvers<PaymentOutcome>();
    payments.push(answer);
    return answer.promise;
  });
  const query = apiQuery('GET /vendor-wallet/overview', { query: { vendorId } }, { read });
  const overview = new QueryObserver(client, query);
  const paying = new MutationObserver(client, payMutation(client, pay));
  return {
    client,
    reads,
    payments,
    pay,
    queryKey: query.queryKey,
    backgrounds: () => read.mock.calls.map(([{ background }]) => background),
    open() {
      ends.push(overview.subscribe(() => undefined));
      return overview.refetch({ cancelRefetch: false });
    },
    refresh: () => client.invalidateQueries({ queryKey: query.queryKey }),
    payNow: () => paying.mutate(payment),
    clearPayment: () => paying.reset(),
    state: (cleared: Error | null = null) =>
      walletState(overview.getCurrentResult(), paying.getCurrentResult(), cleared),
  };
}

/** A wallet after its first read. */
async function openedWallet() {
  const wallet = manualWallet();
  const completion = wallet.open();
  await untilCalled(wallet.reads, 1);
  wallet.reads[0]?.resolve(sampleOverview());
  await completion;
  return wallet;
}

const untilCalled = (calls: readonly unknown[], count: number) =>
  vi.waitFor(() => expect(calls).toHaveLength(count), 15_000);

it('starts empty', () => {
  expect(manualWallet().state()).toEqual(empty);
});

describe('fetching', () => {
  it('loads, then shows the overview', async () => {
    const { open, reads, state, backgrounds } = manualWallet();
    const completion = open();
    await untilCalled(reads, 1);
    expect(state()).toEqual({ ...empty, loading: true });
    reads[0]?.resolve(sampleOverview());
    await completion;
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
  ])('shows why the read failed: %s', async (failure, text) => {
    const { open, reads, state } = manualWallet();
    const completion = open();
    await untilCalled(reads, 1);
    reads[0]?.reject(failure);
    await completion;
    expect(state()).toEqual({ ...empty, error: text });
  });

  it('clears the error of the previous read', async () => {
    const { open, refresh, reads, state } = manualWallet();
    let completion: Promise<unknown> = open();
    await untilCalled(reads, 1);
    reads[0]?.reject(refusal('Not now'));
    await completion;
    completion = refresh();
    await untilCalled(reads, 2);
    expect(state()).toEqual({ ...empty, loading: true });
    reads[1]?.resolve(sampleOverview());
    await completion;
    expect(state()).toMatchObject({ error: null, wallet: sampleOverview().wallet });
  });
});

describe('refreshing', () => {
  it('keeps the figures and shows no error after a failure', async () => {
    const { refresh, reads, state, backgrounds } = await openedWallet();
    const completion = refresh();
    await untilCalled(reads, 2);
    expect(state()).toMatchObject({ loading: false, refreshing: true, error: null });
    reads[1]?.reject(refusal('Not now'));
    await completion;
    expect(state()).toMatchObject({ loading: false, refreshing: false, error: null });
    expect(state().wallet).toEqual(sampleOverview().wallet);
    expect(backgrounds()).toEqual([false, true]);
  });

  it('ignores an older answer that arrives later', async () => {
    const { refresh, reads, state } = await openedWallet();
    const both = [refresh(), refresh()];
    await untilCalled(reads, 3);
    reads[2]?.resolve(sampleOverview(2));
    await both[1];
    reads[1]?.resolve(sampleOverview(1));
    await both[0];
    expect(state().wallet?.pendingCodFees).toBe(2);
  });
});

describe('paying', () => {
  it('shows loading until the payment and the refresh are done', async () => {
    const { payNow, payments, pay, reads, state } = await openedWallet();
    const completion = payNow();
    await untilCalled(payments, 1);
    expect(state()).toMatchObject({ loading: true, refreshing: false });
    payments[0]?.resolve(paid);
    await untilCalled(reads, 2);
    expect(state()).toMatchObject({ loading: true, refreshing: true });
    reads[1]?.resolve(sampleOverview(0));
    expect(await completion).toBe(paid);
    expect(pay).toHaveBeenCalledExactlyOnceWith(payment);
    expect(state()).toMatchObject({ loading: false, refreshing: false });
    expect(state().wallet?.pendingCodFees).toBe(0);
  });

  it('ignores a failed refresh', async () => {
    const { payNow, payments, reads, state } = await openedWallet();
    const completion = payNow();
    await untilCalled(payments, 1);
    payments[0]?.resolve(paid);
    await untilCalled(reads, 2);
    reads[1]?.reject(refusal('Not now'));
    expect(await completion).toBe(paid);
    expect(state()).toMatchObject({ loading: false, error: null });
    expect(state().wallet).toEqual(sampleOverview().wallet);
  });

  it.each([
    [refusal('Payment amount cannot exceed pending fees'), undefined],
    [new Error('odd'), 'Payment failed'],
  ])('shows and throws why the payment failed: %s', async (failure, text) => {
    const { payNow, payments, reads, state } = await openedWallet();
    const completion = payNow();
    await untilCalled(payments, 1);
    payments[0]?.reject(failure);
    await expect(completion).rejects.toBe(failure);
    expect(state()).toMatchObject({
      loading: false,
      refreshing: false,
      error: text ?? failure.message,
    });
    expect(reads).toHaveLength(1);
  });
});

it('clears its errors', async () => {
  const { open, payNow, payments, reads, clearPayment, state } = manualWallet();
  const completion = open();
  await untilCalled(reads, 1);
  const failure = refusal('Not now');
  reads[0]?.reject(failure);
  await completion;
  const failed = payNow();
  await untilCalled(payments, 1);
  payments[0]?.reject(refusal('Not now'));
  await expect(failed).rejects.toThrow();
  clearPayment();
  expect(state(failure)).toEqual(empty);
});

it('returns to the empty state, then reads again', async () => {
  const { client, reads, state } = await openedWallet();
  const completion = resetWallet(client);
  expect(state()).toEqual({ ...empty, loading: true });
  await untilCalled(reads, 2);
  reads[1]?.resolve(sampleOverview(1));
  await completion;
  expect(state()).toMatchObject({ loading: false, wallet: { pendingCodFees: 1 } });
});

describe('the end of the session', () => {
  it('clears all figures, and ignores answers to earlier calls', async () => {
    const { client, open, queryKey, reads } = manualWallet();
    const completion = open();
    await untilCalled(reads, 1);
    client.clear();
    reads[0]?.resolve(sampleOverview());
    await completion;
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it('does not read again after an earlier payment', async () => {
    const { client, payNow, payments, reads } = await openedWallet();
    const completion = payNow();
    await untilCalled(payments, 1);
    client.clear();
    payments[0]?.resolve(paid);
    expect(await completion).toBe(paid);
    expect(reads).toHaveLength(1);
  });
});
