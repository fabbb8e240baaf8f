import { AppError } from '@thali/shared/http/app-error';
import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { JoinFrame } from '@thali/shared/live/live-frames';
import { readStaffVendorId } from '../identity/users.table.ts';
import { verifyAccessToken } from '../identity/verify-access-token.ts';
import { noteForLog } from '../logs/log-context.ts';
import { orderNotFound } from '../orders/get-order.ts';
import { provesOrder } from '../orders/order-proof.ts';
import { readOrder } from '../orders/orders.table.ts';
import { audiences } from '../table/keys.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { addMemberships, audiencesOf } from './memberships.table.ts';

interface Membership {
  audienceNames: string[];
  /** Epoch seconds; undefined for a guest. */
  until: number | undefined;
}

/**
 * Lets a connection follow a vendor's room, as far as it proves who it is: staff all orders, a
 * customer its own, a guest the one order it has proof of, everyone the menu.
 * @throws AppError TOKEN_INVALID, VENDOR_ACCESS_DENIED, ORDER_NOT_FOUND, VENDOR_NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function joinRoom(connectionId: string, frame: JoinFrame): Promise<void> {
  const vendorId = frame.room.slice('vendor:'.length);
  noteForLog({ vendor_id: vendorId });
  const { audienceNames, until } = frame.token
    ? await membershipOfToken(vendorId, frame.token)
    : { audienceNames: [], until: undefined };
  const orderAudience = await guestOrderAudience(vendorId, frame);
  if (!(await vendorLabel(vendorId))) throw vendorNotFound();
  const wanted = [audiences.menu(vendorId), ...audienceNames, ...orderAudience];
  const all = new Set([...(await audiencesOf(connectionId)), ...wanted]);
  if (all.size > mostAudiences) {
    throw new AppError('TOO_MANY_REQUESTS', 'This connection follows too many rooms already.');
  }
  await addMemberships(connectionId, [...new Set(wanted)], until);
}

/** A page follows one mess and some orders there; each takes rows, which others pay for. Rule: live-11 */
const mostAudiences = 30;

async function membershipOfToken(vendorId: string, token: string): Promise<Membership> {
  const { role, userId, expiresAt } = await verifyAccessToken(token);
  noteForLog({ actor_role: role, actor_id: userId });
  if (role === 'student') {
    return { audienceNames: [audiences.customer(vendorId, userId)], until: expiresAt };
  }
  const isStaff = role === 'vendor' && (await readStaffVendorId(userId)) === vendorId;
  if (isStaff) return { audienceNames: [audiences.staff(vendorId)], until: expiresAt };
  throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
}

async function guestOrderAudience(vendorId: string, frame: JoinFrame): Promise<string[]> {
  if (!frame.orderId || !(frame.trackingToken || frame.phone)) return [];
  if (vendorIdOfOrder(frame.orderId) !== vendorId) throw orderNotFound();
  const order = await readOrder(frame.orderId);
  if (!order || !(await provesOrder(order, frame))) throw orderNotFound();
  return [audiences.guestOrder(vendorId, order.id)];
}
