import { AppError } from '@thali/shared/http/app-error';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { JoinFrame } from '@thali/shared/live/live-frames';
import { roleOfDevice } from '../http/actor.ts';
import { assertOwnVendor } from '../http/authorize.ts';
import { vendorAccessDenied } from '../http/vendor-access-denied.ts';
import { deviceOfToken, isDeviceToken } from '../identity/device-token.ts';
import { worksFor } from '../identity/outlets-of.ts';
import { userOfSession } from '../identity/user-of-session.ts';
import type { UserRow } from '../identity/users.table.ts';
import { type AccessToken, verifyAccessToken } from '../identity/verify-access-token.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { orderNotFound } from '../orders/reading/get-order.ts';
import { isOrderProven } from '../orders/reading/order-proof.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { audiences } from '../table/audiences.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import {
  type Admission,
  addMemberships,
  membershipsOf,
  removeMemberships,
} from './memberships.table.ts';

/**
 * Lets a connection follow the events of a vendor's room that the caller may see. Staff and kitchen devices follow
 * all orders, a customer their own orders, a guest one order by its proof. Everyone follows the menu.
 * @throws AppError TOKEN_INVALID, PASSWORD_CHANGE_REQUIRED, VENDOR_ACCESS_DENIED, ORDER_NOT_FOUND, VENDOR_NOT_FOUND,
 *   TOO_MANY_REQUESTS
 */
export async function joinRoom(connectionId: string, frame: JoinFrame): Promise<void> {
  const vendorId = frame.room.slice('vendor:'.length);
  addLogKeys({ vendor_id: vendorId });
  const identity = frame.token ? await identityOf(vendorId, frame.token) : undefined;
  const orderAudience = await guestOrderAudience(vendorId, frame);
  if (!(await vendorLabel(vendorId))) throw vendorNotFound();
  const ownAudiences = identity?.audienceNames ?? [];
  const audienceNames = [...new Set([audiences.menu(vendorId), ...ownAudiences, ...orderAudience])];
  const joined = await membershipsOf(connectionId);
  const followed = new Set([...joined.map(({ audience }) => audience), ...audienceNames]);
  if (followed.size > maxAudiences) {
    throw new AppError('TOO_MANY_REQUESTS', 'This connection follows too many rooms already.');
  }
  await addMemberships(connectionId, { ...identity?.admission, audienceNames }, joined);
  if (identity) {
    await assertStillOpen(identity, () => removeMemberships(connectionId, audienceNames));
  }
}

/** A page follows one mess and a few of its orders. Each membership costs writes. Rule: live-11 */
const maxAudiences = 30;

/** The audiences of a token, its expiry, and a check that the token is still valid. */
interface Identity {
  audienceNames: readonly string[];
  admission: Omit<Admission, 'audienceNames'>;
  assertOpen: () => Promise<unknown>;
}

function identityOf(vendorId: string, token: string): Promise<Identity> {
  return isDeviceToken(token) ? identityOfDevice(vendorId, token) : identityOfUser(vendorId, token);
}

/** Kitchen devices follow the same orders as staff. A board follows only the fields that it shows. */
async function identityOfDevice(vendorId: string, token: string): Promise<Identity> {
  const device = await deviceOfToken(token);
  const role = roleOfDevice(device.kind);
  addLogKeys({ actor_role: role, actor_id: device.deviceId });
  assertOwnVendor(device, vendorId);
  return {
    audienceNames: [
      role === 'board' ? audiences.board(vendorId) : audiences.staff(vendorId),
      audiences.person(device.deviceId),
    ],
    admission: {},
    assertOpen: () => deviceOfToken(token, { isConsistent: true }),
  };
}

async function identityOfUser(vendorId: string, text: string): Promise<Identity> {
  const token = await verifyAccessToken(text);
  return {
    audienceNames: await audiencesOfUser(vendorId, token),
    admission: { until: token.expiresAt, sessionId: token.sessionId },
    assertOpen: async () =>
      assertStaff(vendorId, token, await userOfSession(token, { isConsistent: true })),
  };
}

async function audiencesOfUser(vendorId: string, token: AccessToken): Promise<string[]> {
  const { role, userId } = token;
  addLogKeys({ actor_role: role, actor_id: userId });
  const user = await userOfSession(token);
  const person = audiences.person(userId);
  if (role === 'student') return [audiences.customer(vendorId, userId), person];
  assertStaff(vendorId, token, user);
  return [audiences.staff(vendorId), person];
}

/** Customers need no mess. @throws AppError VENDOR_ACCESS_DENIED */
function assertStaff(vendorId: string, { role }: AccessToken, user: UserRow): void {
  const isStaff = role === 'vendor' && worksFor(user, vendorId);
  if (role !== 'student' && !isStaff) throw vendorAccessDenied();
}

/** The session or the job may have ended while the socket was joining, so check again. */
async function assertStillOpen({ assertOpen }: Identity, undo: () => Promise<void>): Promise<void> {
  try {
    await assertOpen();
  } catch (error) {
    await undo();
    throw error;
  }
}

async function guestOrderAudience(vendorId: string, frame: JoinFrame): Promise<string[]> {
  if (!frame.orderId || !(frame.trackingToken || frame.phone)) return [];
  if (vendorIdOfOrder(frame.orderId) !== vendorId) throw orderNotFound();
  const order = await readOrder(frame.orderId);
  if (!order || !(await isOrderProven(order, frame))) throw orderNotFound();
  return [audiences.guestOrder(vendorId, order.id)];
}
