import type {
  AdminVendor,
  listAdminVendors as contract,
} from '@thali/shared/admin/admin-vendors.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { VendorId } from '@thali/shared/ids/ids';
import type { SummaryRow } from '../analytics/projection-rows.ts';
import { readSummaries } from '../analytics/read-projections.table.ts';
import { readRecentOrders } from '../analytics/uncollected.ts';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import { findVendors } from '../vendors/find-vendors.ts';
import { isNamed } from '../vendors/list-vendors.ts';
import { readVendors, type VendorRow } from '../vendors/vendors.table.ts';

/**
 * Vendors with their plan, last order and uncollected orders. Reads only as much of the directory as the search
 * needs, then the daily figures of the page's vendors.
 */
export async function listAdminVendors(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { search = '', status } = query;
  const { limit, after } = sliceOf(query, VendorId);
  const { ids, lastId } = await findVendors(
    (entry) => isNamed(entry, search) && (!status || entry.status === status),
    { afterId: after, limit, isSearch: Boolean(search || status) },
  );
  const now = new Date();
  const [vendors, summaries, recentOrders] = await Promise.all([
    readVendors(ids),
    readSummaries(ids),
    Promise.all(ids.map(async (id) => [id, await readRecentOrders(id, now)] as const)),
  ]);
  const recentById = new Map(recentOrders);
  return {
    vendors: vendors.map((vendor) =>
      toAdminVendor(vendor, summaries.get(vendor.id), recentById.get(vendor.id)),
    ),
    pagination: {
      limit,
      nextCursor: lastId === undefined ? null : toCursor(lastId),
    },
  };
}

const noOrders = {
  uncollected: { orders: 0, notCollected: 0, expiredReady: 0 },
  sold: { orders: 0, counterOrders: 0 },
};

function toAdminVendor(
  vendor: VendorRow,
  summary: SummaryRow | undefined,
  recentOrders: Pick<AdminVendor, 'uncollected' | 'sold'> = noOrders,
): AdminVendor {
  return {
    id: vendor.id,
    name: vendor.displayName,
    subdomain: vendor.subdomain,
    status: vendor.status,
    statusReason: vendor.statusReason ?? null,
    plan: vendor.plan ?? null,
    ordersUntil: vendor.ordersUntil ?? null,
    lastOrderAt: summary?.lastOrderAt ?? null,
    customers: summary?.customers ?? 0,
    ...recentOrders,
    createdAt: vendor.createdAt,
  };
}
