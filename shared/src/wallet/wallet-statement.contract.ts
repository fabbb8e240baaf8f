import * as z from 'zod/mini';
import { defineContract } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';
import { ownWallet, Settlement } from './wallet-fields.ts';

/** Amounts in rupees. For the month and for each day, `opening + accrued - settled + corrected = closing`. */
const Movement = z.object({
  opening: z.number(),
  /** The fees of completed orders. */
  accrued: z.number(),
  orders: z.number(),
  /** The fees that the vendor paid. */
  settled: z.number(),
  /** The platform's corrections: added fees are positive, cancelled fees negative. */
  corrected: z.number(),
  closing: z.number(),
});

/** One month of a wallet, in India's time. */
export const WalletStatement = z.extend(Movement, {
  vendorId: VendorId,
  vendorName: z.string(),
  /** YYYY-MM */
  month: z.string(),
  /** Whether the month is still running. Then `closing` is the current state. */
  isOpen: z.boolean(),
  /** The money that the platform held for the vendor at the end of the month. */
  balance: z.number(),
  /** Days with an entry, oldest first. */
  days: z.array(z.extend(Movement, { date: z.string() })),
  /** The settlements of the month, oldest first. */
  settlements: z.array(Settlement),
});
export type WalletStatement = z.infer<typeof WalletStatement>;

export const getWalletStatement = defineContract({
  name: 'getWalletStatement',
  summary: "Read a month of a vendor's fees: opening, accrued, settled, closing",
  method: 'GET',
  path: '/vendor-wallet/statement',
  callers: ['vendor', 'admin'],
  request: {
    query: z.object({
      ...ownWallet,
      month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM')),
    }),
  },
  response: z.object({ statement: WalletStatement }),
  errors: ['VENDOR_ACCESS_DENIED', 'VENDOR_NOT_FOUND'],
  vendorIdOf: ({ query }) => query.vendorId,
});
