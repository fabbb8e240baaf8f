import { keys, orderPartition } from '../table/keys.ts';

const any = '*';
/** Ten characters and no more, so that a vendor's orders, wallet and figures stay outside. */
const anyVendor = '??????????';

/**
 * Partitions of the table by kind, as patterns of IAM: `*` is any text, `?` any one character. Made by the key
 * builders, so that the two can't part.
 */
export const rowFamilies = {
  /** A vendor's profile and menu. */
  vendors: keys.vendorProfile(anyVendor).PK,
  /** Figures of a vendor's days. */
  figures: keys.dayItems(anyVendor, '').PK,
  orders: orderPartition(anyVendor, any),
  kitchenDevices: keys.kitchenDevice(anyVendor, '').PK,
  subdomains: keys.subdomain(any).PK,
  users: keys.user(any).PK,
  endedSessions: keys.endedSession(any).PK,
  signInProofs: keys.proof(any).PK,
  audiences: keys.audience(any, '').PK,
  connections: keys.connection(any, '').PK,
  health: keys.health().PK,
  /** Tries to prove an order by its phone. */
  orderProofTries: keys.rateLimit(`proof:${any}`, 0).PK,
  /** Connections opened from an address. */
  connectTries: keys.rateLimit(`connect:${any}`, 0).PK,
} as const;
export type RowFamily = keyof typeof rowFamilies;
