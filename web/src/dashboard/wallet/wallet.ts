import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';

/** Amounts in rupees, as all that comes over the wire. */
export type WalletOverview = OutputOf<typeof getWalletOverview>;

/** The demo mess of a local platform: its id is the same on every machine. Rule: wallet-11 */
export const demoVendor = { id: 'A5TMX30TQG', subdomain: 'demo' };
