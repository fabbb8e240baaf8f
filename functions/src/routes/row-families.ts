import { keys, orderPartition } from '../table/keys.ts';

const any = '*';
/** Exactly ten characters, so the longer keys of a vendor's orders, wallet and figures do not match. */
const anyVendor = '??????????';

/**
 * Partition keys of the table by kind, as IAM patterns: `*` is any text, `?` is any one character. The key builders
 * create the patterns, so keys and patterns agree.
 */
export const rowFamilies = {
  /** A vendor's profile and menu. */
  vendors: keys.vendorProfile(anyVendor).PK,
  /** The versions of changed menus. */
  menuStamps: keys.menuStamp(anyVendor).PK,
  weekMenus: keys.weekDay(anyVendor, '').PK,
  /** A vendor's daily figures. */
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
  /** Counts attempts to prove an order by its phone. */
  orderProofTries: keys.rateLimit(`proof:${any}`, 0).PK,
  /** Counts connections and frames of one address. */
  liveTries: keys.rateLimit(`live:${any}`, 0).PK,
} as const;
export type RowFamily = keyof typeof rowFamilies;
