import type { AnswerOf } from '../../lib/api/calls.ts';

/** Amounts in rupees, as all that comes over the wire. */
export type WalletOverview = AnswerOf<'GET /vendor-wallet/overview'>;

/** The demo mess of a local platform: its id is the same on every machine. Rule: wallet-11 */
export const demoVendor = { id: 'A5TMX30TQG', subdomain: 'demo' };
