import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { sampleFee, sampleOverview, sampleSettlement } from './sample-wallet.ts';
import type { WalletOverview } from './wallet.ts';
import { createWalletStore, emptyWallet, type WalletState } from './wallet-store.ts';

const refusal = (message: string) => new ApiError({ status: 409, code: 'X', message });

/** A store whose calls are answered by hand, and every state that it went through. */
function storeByHand() {
  const reads: PromiseWithResolvers<WalletOverview>[] = [];
  const payment = Promise.withResolvers<string>();
  const readOverview = vi.fn((_background: boolean) => {
    const answer = Promise.withResolvers<WalletOverview>();
    reads.push(answer);
    return answer.promise;
  });
  const pay = vi.fn((_amount: number) => payment.promise);
  const store = createWalletStore({ readOverview, pay });
  const states: WalletState[] = [];
  store.subscribe(() => states.push(store.get()));
  const flags = () =>
    states.map(({ loading, refreshing, error }) => ({ loading, refreshing, error }));
  return { store, reads, payment, readOverview, pay, flags };
}

const state = (loading: boolean, refreshing: boolean, error: string | null = null) => ({
  loading,
  refreshing,
  error,
});

it('begins empty', () => {
  expect(storeByHand().store.get()).toEqual({
    wallet: null,
    summary: null,
    statistics: null,
    serviceCharges: [],
    settlements: [],
    loading: false,
    error: null,
    refreshing: false,
  });
});

describe('fetching', () => {
  it('sets loading, then holds what the overview says', async () => {
    const { store, reads, readOverview } = storeByHand();
    const done = store.fetch();
    expect(store.get()).toMatchObject({ loading: true, error: null });
    reads[0]?.resolve(sampleOverview());
    await done;
    const { wallet, summary, statistics } = sampleOverview();
    expect(store.get()).toEqual({
      wallet,
      summary,
      statistics,
      serviceCharges: [sampleFee()],
      settlements: [sampleSettlement()],
      loading: false,
      error: null,
      refreshing: false,
    });
    expect(readOverview).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    [refusal('Access denied to this vendor'), 'Access denied to this vendor'],
    [new Error('x is not a function'), 'Failed to fetch wallet data'],
    [refusal(''), 'Failed to fetch wallet data'],
  ])('stores why it failed: %s', async (failure, text) => {
    const { store, reads } = storeByHand();
    const done = store.fetch();
    reads[0]?.reject(failure);
    await done;
    expect(store.get()).toEqual({ ...emptyWallet, error: text });
  });

  it('clears the error of the time before, and keeps what was known', async () => {
    const { store, reads } = storeByHand();
    let done = store.fetch();
    reads[0]?.resolve(sampleOverview());
    await done;
    done = store.fetch();
    reads[1]?.reject(refusal('Not now'));
    await done;
    expect(store.get()).toMatchObject({ error: 'Not now', wallet: sampleOverview().wallet });
    done = store.fetch();
    expect(store.get()).toMatchObject({ error: null, loading: true });
    reads[2]?.resolve(sampleOverview(1));
    await done;
  });
});

describe('refreshing', () => {
  it('is quiet, also where it fails', async () => {
    const { store, reads, readOverview, flags } = storeByHand();
    const done = store.refresh();
    reads[0]?.reject(refusal('Not now'));
    await done;
    expect(flags()).toEqual([state(false, true), state(false, false)]);
    expect(readOverview).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is not undone by an older answer that comes later', async () => {
    const { store, reads } = storeByHand();
    const both = [store.refresh(), store.refresh()];
    reads[1]?.resolve(sampleOverview(2));
    await both[1];
    reads[0]?.resolve(sampleOverview(1));
    await both[0];
    expect(store.get().wallet?.pendingCodFees).toBe(2);
  });
});

describe('paying', () => {
  it('loads, pays, then refreshes while it loads', async () => {
    const { store, reads, payment, pay, flags } = storeByHand();
    const done = store.pay(24);
    payment.resolve('paid');
    await vi.waitFor(() => expect(reads).toHaveLength(1), 15_000);
    reads[0]?.resolve(sampleOverview(0));
    expect(await done).toBe('paid');
    expect(pay).toHaveBeenCalledExactlyOnceWith(24);
    expect(flags()).toEqual([
      state(true, false),
      state(true, true),
      // The overview is there.
      state(true, true),
      state(true, false),
      state(false, false),
    ]);
    expect(store.get().wallet?.pendingCodFees).toBe(0);
  });

  it('swallows what goes wrong in the refresh', async () => {
    const { store, reads, payment } = storeByHand();
    const done = store.pay(24);
    payment.resolve('paid');
    await vi.waitFor(() => expect(reads).toHaveLength(1), 15_000);
    reads[0]?.reject(refusal('Not now'));
    expect(await done).toBe('paid');
    expect(store.get()).toEqual(emptyWallet);
  });

  it.each([
    [refusal('Payment amount cannot exceed pending fees'), undefined],
    [new Error('odd'), 'Payment failed'],
  ])('stores why it failed and says so: %s', async (failure, text) => {
    const { store, payment, readOverview, flags } = storeByHand();
    const done = store.pay(24);
    payment.reject(failure);
    await expect(done).rejects.toBe(failure);
    expect(flags()).toEqual([state(true, false), state(false, false, text ?? failure.message)]);
    expect(readOverview).not.toHaveBeenCalled();
  });
});

it('clears its error', async () => {
  const { store, reads } = storeByHand();
  const done = store.fetch();
  reads[0]?.reject(refusal('Not now'));
  await done;
  store.clearError();
  expect(store.get()).toEqual(emptyWallet);
});

describe('a reset', () => {
  it('brings the empty state back, and no answer of before fills it', async () => {
    const { store, reads } = storeByHand();
    const done = store.fetch();
    store.reset();
    expect(store.get()).toEqual(emptyWallet);
    reads[0]?.resolve(sampleOverview());
    await done;
    expect(store.get()).toEqual(emptyWallet);
  });

  it('keeps a payment of before from asking again', async () => {
    const { store, payment, readOverview } = storeByHand();
    const done = store.pay(24);
    store.reset();
    payment.resolve('paid');
    expect(await done).toBe('paid');
    expect(readOverview).not.toHaveBeenCalled();
    expect(store.get()).toEqual(emptyWallet);
  });
});
