import type { Settlement, WalletTransaction } from '@thali/shared/wallet/wallet-fields';
import { errorText } from '../../lib/api/error-text.ts';
import { createObservable, type Observable } from '../../lib/state/observable.ts';
import type { WalletOverview } from './wallet.ts';

export interface WalletState {
  wallet: WalletOverview['wallet'] | null;
  summary: WalletOverview['summary'] | null;
  statistics: WalletOverview['statistics'] | null;
  serviceCharges: readonly WalletTransaction[];
  settlements: readonly Settlement[];
  loading: boolean;
  error: string | null;
  refreshing: boolean;
}

interface WalletCalls<Payment, Outcome> {
  /** @param background  nobody waits for it: a failure is no news */
  readOverview(background: boolean): Promise<WalletOverview>;
  pay(payment: Payment): Promise<Outcome>;
}

export interface WalletStore<Payment, Outcome>
  extends Pick<Observable<WalletState>, 'get' | 'subscribe'> {
  fetch(): Promise<void>;
  /** The same in the background; what fails is not told. */
  refresh(): Promise<void>;
  /** @throws what the payment throws */
  pay(payment: Payment): Promise<Outcome>;
  clearError(): void;
  reset(): void;
}

export const emptyWallet: WalletState = {
  wallet: null,
  summary: null,
  statistics: null,
  serviceCharges: [],
  settlements: [],
  loading: false,
  error: null,
  refreshing: false,
};

/** What is known of one vendor's wallet. Rule: wallet-15, wallet-16, wallet-17 */
export function createWalletStore<Payment, Outcome>(
  calls: WalletCalls<Payment, Outcome>,
): WalletStore<Payment, Outcome> {
  const state = createObservable(emptyWallet);
  // Answers may overtake each other, and a reset all of them.
  let lastAsked = 0;
  let lastTold = 0;
  let life = 0;

  function set(changes: Partial<WalletState>, since = life): void {
    if (since === life) state.set({ ...state.get(), ...changes });
  }

  async function read(background: boolean, since: number): Promise<void> {
    lastAsked += 1;
    const asked = lastAsked;
    const overview = await calls.readOverview(background);
    if (asked < lastTold) return;
    lastTold = asked;
    // What was told of not having any figures is over with the first ones.
    set({ ...known(overview), ...(!state.get().wallet && { error: null }) }, since);
  }

  async function refresh(): Promise<void> {
    const since = life;
    set({ refreshing: true });
    await read(true, since).catch(() => undefined);
    set({ refreshing: false }, since);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async fetch() {
      const since = life;
      set({ loading: true, error: null });
      try {
        await read(false, since);
        set({ loading: false }, since);
      } catch (error) {
        const text = errorText(error) || 'Failed to fetch wallet data';
        set({ loading: false, error: text }, since);
      }
    },
    refresh,
    async pay(payment) {
      const since = life;
      set({ loading: true });
      try {
        const outcome = await calls.pay(payment);
        if (since === life) await refresh();
        set({ loading: false }, since);
        return outcome;
      } catch (error) {
        set({ loading: false, error: errorText(error) || 'Payment failed' }, since);
        throw error;
      }
    },
    clearError: () => set({ error: null }),
    reset() {
      life += 1;
      set(emptyWallet);
    },
  };
}

function known(overview: WalletOverview): Partial<WalletState> {
  const { wallet, summary, statistics, recentTransactions, recentSettlements } = overview;
  return {
    wallet,
    summary,
    statistics,
    serviceCharges: recentTransactions,
    settlements: recentSettlements,
  };
}
