import type { AnyHttpContract, Caller } from '@thali/shared/http/http-contract';
import { signedByPool } from '../support/forge-token.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placed } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';

/** A caller without rights in the mess. */
export interface Stranger {
  who: string;
  role: Caller;
  token: string | undefined;
  /** Whether the token is invalid. */
  isForged?: boolean;
  /** Whether the staff account has no mess. */
  hasNoVendor?: boolean;
}

/** One of each kind. */
export async function makeStrangers(): Promise<Stranger[]> {
  const elsewhere = await makeVendor();
  const [customer, regular, staff, nobody, device, board] = await Promise.all([
    makeStudent(),
    makeStudent(),
    makeStaff(elsewhere.id),
    makeStaff(undefined),
    makeDevice(elsewhere.id),
    makeDevice(elsewhere.id, 'board'),
  ]);
  await placed(orderBody(elsewhere), { token: regular.token });
  const lapsed = await signedByPool(customer.userId, { exp: Math.floor(Date.now() / 1000) - 60 });
  return [
    { who: 'a guest', role: 'guest', token: undefined },
    { who: 'a customer', role: 'student', token: customer.token },
    { who: 'a customer of another mess', role: 'student', token: regular.token },
    { who: 'staff of another mess', role: 'vendor', token: staff.token },
    { who: 'staff without a mess', role: 'vendor', token: nobody.token, hasNoVendor: true },
    { who: 'a device of another mess', role: 'device', token: device.token },
    { who: 'a board of another mess', role: 'board', token: board.token },
    { who: 'a token that has lapsed', role: 'guest', token: lapsed, isForged: true },
  ];
}

/** Routes for any caller: public data, own data, and starting and ending sessions. */
const toAnybody = [
  'getHealth',
  'getPushKey',
  'register',
  'logout',
  'requestOtp',
  'forgotPassword',
  'getStorefront',
  'listVendors',
  'getVendor',
  'getVendorBySubdomain',
  'getVendorProfile',
  'listMenuItems',
  'listMenuCategories',
  'listOptionGroups',
  'getMenuQr',
  'placeOrder',
  'checkSubdomain',
  'createPaymentOrder',
];
const ofOnesOwn = [
  'getKitchen',
  'getBoard',
  'savePushSubscription',
  'removePushSubscription',
  'getProfile',
  'updateProfile',
  'listOrders',
  'addFavorite',
  'removeFavorite',
  'mergeFavorites',
  'renewSubscription',
  'setGstin',
  'removePaymentAccount',
  'setPaymentMethods',
  'reportDevice',
  'setUpi',
  'listTakings',
];

/** Routes that staff without a mess can't call. */
const ofOnesMess = [
  'getKitchen',
  'savePushSubscription',
  'removePushSubscription',
  'renewSubscription',
  'setGstin',
  'setUpi',
  'listTakings',
  'removePaymentAccount',
  'setPaymentMethods',
];

/** With which code a call about somebody else's mess must be refused, or that it is answered. */
export function expectedEnd(contract: AnyHttpContract, stranger: Stranger): string | RegExp {
  const { name, callers, ignoresToken, vendorIdOf } = contract;
  const { isForged, hasNoVendor } = stranger;
  const role = ignoresToken ? 'guest' : stranger.role;
  if (isForged && !ignoresToken) return 'TOKEN_INVALID';
  if (!callers.includes(role)) return role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  if (['vendor', 'device', 'board'].includes(role) && vendorIdOf) return 'VENDOR_ACCESS_DENIED';
  if (ofOnesMess.includes(name) && hasNoVendor) return 'VENDOR_ACCESS_DENIED';
  return [...toAnybody, ...ofOnesOwn].includes(name) ? 'answered' : /^[A-Z]+(_[A-Z]+)+$/;
}
