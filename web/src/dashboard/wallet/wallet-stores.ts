import { sessionState } from '../../account/session/session-store.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { type FeePayment, type PaymentOutcome, payOffFees } from './pay-settlement.ts';
import { createWalletStore, type WalletStore } from './wallet-store.ts';

export type VendorWalletStore = WalletStore<FeePayment, PaymentOutcome>;

const stores = new Map<string, VendorWalletStore>();
let isFollowing = false;

/** The store of a vendor's wallet: it outlives the tab, and not the session. */
export function walletStoreOf(vendorId: string): VendorWalletStore {
  followSession();
  const known = stores.get(vendorId);
  if (known) return known;
  const store = createWalletStore<FeePayment, PaymentOutcome>({
    readOverview: (background) =>
      callApi('GET /vendor-wallet/overview', {
        query: { vendorId },
        quiet: true,
        background,
      }),
    pay: (payment) => payOffFees(payment),
  });
  stores.set(vendorId, store);
  return store;
}

function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionState.subscribe(() => {
    if (sessionState.get()?.status !== 'signed-out') return;
    for (const store of stores.values()) store.reset();
    stores.clear();
  });
}
