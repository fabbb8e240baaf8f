import { keys, orderPartition } from '../table/keys.ts';

const anyText = '*';
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
  orders: orderPartition(anyVendor, anyText),
  kitchenDevices: keys.kitchenDevice(anyVendor, '').PK,
  subdomains: keys.subdomain(anyText).PK,
  users: keys.user(anyText).PK,
  endedSessions: keys.endedSession(anyText).PK,
  signInProofs: keys.proof(anyText).PK,
  audiences: keys.audience(anyText, '').PK,
  connections: keys.connection(anyText, '').PK,
  health: keys.health().PK,
  /** Counts attempts to prove an order by its phone. */
  orderProofTries: keys.rateLimit(`proof:${anyText}`, 0).PK,
  /** Counts connections and frames of one address. */
  liveTries: keys.rateLimit(`live:${anyText}`, 0).PK,
} as const;
export type RowFamily = keyof typeof rowFamilies;
