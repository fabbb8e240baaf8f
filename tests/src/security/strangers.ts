import { keys } from '@thali/functions/table/keys';
import type { AnyHttpContract, Caller } from '@thali/shared/http/http-contract';
import { tokenSignedByPool } from '../support/forge-token.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow } from '../support/test-table.ts';

/** A caller without rights in the mess. */
export interface Stranger {
  who: string;
  role: Caller;
  token: string | undefined;
  /** Whether the token is invalid. */
  isForged?: boolean;
  /** Whether the staff account has no mess. */
  hasNoVendor?: boolean;
  /** The mess in the header `x-mess`: the target, or another mess of a person who also works for the target. */
  mess?: 'target' | 'other';
  /** The key of the stranger's own user row, if that row names the target. */
  ownKey?: string;
  /** The headers of each call. */
  headers?: Record<string, string>;
}

/** Makes one stranger of each kind. @param targetId  the mess that the strangers attack */
export async function makeStrangers(targetId: string): Promise<Stranger[]> {
  const elsewhere = await makeVendor();
  const [customer, regular, staff, staffWithoutVendor, device, counter, board] = await Promise.all([
    makeStudent(),
    makeStudent(),
    makeStaff(elsewhere.id),
    makeStaff(undefined),
    makeDevice(elsewhere.id),
    makeDevice(elsewhere.id, 'counter'),
    makeDevice(elsewhere.id, 'board'),
  ]);
  await placeOrder(orderBody(elsewhere), { token: regular.token });
  const ownerOfBoth = await makeStaff(elsewhere.id);
  await changeRow(keys.user(ownerOfBoth.userId), { vendorIds: [elsewhere.id, targetId] });
  const expired = await tokenSignedByPool(customer.userId, {
    exp: Math.floor(Date.now() / 1000) - 60,
  });
  return [
    { who: 'a guest', role: 'guest', token: undefined },
    { who: 'a customer', role: 'student', token: customer.token },
    { who: 'a customer of another mess', role: 'student', token: regular.token },
    { who: 'staff of another mess', role: 'vendor', token: staff.token },
    {
      who: 'staff of another mess, by header',
      role: 'vendor',
      token: staff.token,
      mess: 'target',
      headers: { 'x-mess': targetId },
    },
    {
      who: 'an owner of both messes, at the other one',
      role: 'vendor',
      token: ownerOfBoth.token,
      mess: 'other',
      ownKey: `U#${ownerOfBoth.userId} U`,
      headers: { 'x-mess': elsewhere.id },
    },
    {
      who: 'staff without a mess',
      role: 'vendor',
      token: staffWithoutVendor.token,
      hasNoVendor: true,
    },
    { who: 'a device of another mess', role: 'device', token: device.token },
    { who: 'a counter of another mess', role: 'counter', token: counter.token },
    { who: 'a board of another mess', role: 'board', token: board.token },
    { who: 'an expired token', role: 'guest', token: expired, isForged: true },
  ];
}

/** Routes for any caller: public data, own data, and starting and ending sessions. */
const publicRoutes = [
  'getHealth',
  'getPushKey',
  'register',
  'logout',
  'requestOtp',
  'forgotPassword',
  'getStorefront',
  'listSlots',
  'getWeekMenu',
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
  'subscribeNewsletter',
];
/** Routes that read or change only data of the caller. */
const ownDataRoutes = [
  'getShift',
  'closeShift',
  'getKitchen',
  'getBoard',
  'getTvMenu',
  'listDeviceTeam',
  'savePushSubscription',
  'removePushSubscription',
  'listOutlets',
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
const ownMessRoutes = [
  'getShift',
  'closeShift',
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

/** Whether a stranger has a right to the call: an owner may always leave an own mess. */
export function isAllowed({ selectsOutlet }: AnyHttpContract, { mess }: Stranger): boolean {
  return selectsOutlet === true && mess === 'other';
}

/** The expected outcome of a call about another mess: an error code, or 'answered'. */
export function expectedOutcome(contract: AnyHttpContract, stranger: Stranger): string | RegExp {
  const { name, callers, ignoresToken, vendorIdOf } = contract;
  const { isForged, hasNoVendor, mess } = stranger;
  const role = ignoresToken ? 'guest' : stranger.role;
  if (isForged && !ignoresToken) return 'TOKEN_INVALID';
  const namesTarget = mess === 'target' && !ignoresToken && callers.includes('vendor');
  if (namesTarget) return 'VENDOR_ACCESS_DENIED';
  if (!callers.includes(role)) return role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  if (['vendor', 'device', 'counter', 'board'].includes(role) && vendorIdOf)
    return 'VENDOR_ACCESS_DENIED';
  if (ownMessRoutes.includes(name) && hasNoVendor) return 'VENDOR_ACCESS_DENIED';
  return [...publicRoutes, ...ownDataRoutes].includes(name) ? 'answered' : /^[A-Z]+(_[A-Z]+)+$/;
}
