import { type BoardChange, maxReadyMs } from '@thali/shared/board/board-entry';
import type { getBoard as contract } from '@thali/shared/board/get-board.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import { listOngoingOrders } from '../orders/store/ongoing-orders.table.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { boardChangeOf } from './board-change.ts';

/** Limits the cost of an answer. A screen shows fewer orders. Rule: board-3 */
const maxOrders = 300;

/** The newest ongoing orders as the board shows them, oldest first. About 160 read units for 300 orders. */
export async function getBoard(
  actor: Actor,
  _input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownVendorOf(actor);
  const [vendor, positions] = await Promise.all([
    vendorLabel(vendorId),
    listOngoingOrders(vendorId, { limit: maxOrders }),
  ]);
  if (!vendor) throw vendorNotFound();
  const orders = await readOrders(positions.toReversed());
  const changes = orders.map(boardChangeOf);
  const oldest = new Date(Date.now() - maxReadyMs).toISOString();
  return {
    messName: vendor.vendorName,
    preparing: changes.filter(({ column }) => column === 'preparing').map(toEntry),
    ready: changes.flatMap((change) =>
      change.readyAt && change.readyAt > oldest
        ? { ...toEntry(change), readyAt: change.readyAt }
        : [],
    ),
  };
}

function toEntry({ key, label, updatedAt }: BoardChange) {
  return { key, label, updatedAt };
}
