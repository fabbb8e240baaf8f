import type { OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type {
  listOutlets as contract,
  Outlet as OutletAnswer,
} from '@thali/shared/outlets/outlets.contract';
import { toIst } from '@thali/shared/time/ist';
import { medianAnswerSeconds, missedOrders } from '../analytics/answers.ts';
import type { Figures } from '../analytics/figures.ts';
import { readFiguresOfDay } from '../analytics/read-projections.table.ts';
import { type Actor, assertUser } from '../http/actor.ts';
import { type Outlet, outletsOf } from '../identity/outlets-of.ts';
import { readUser } from '../identity/users.table.ts';
import { toPublicVendor } from '../vendors/to-public-vendor.ts';
import { readVendors } from '../vendors/vendors.table.ts';

type Output = OutputOf<typeof contract>;

/** 1 read unit, and 1 for each mess. */
export async function listOutlets(actor: Actor): Promise<Output> {
  assertUser(actor);
  const user = await readUser(actor.userId, { ConsistentRead: true });
  return { outlets: user ? await toOutlets(outletsOf(user)) : [] };
}

export async function toOutlets(outlets: readonly Outlet[]): Promise<OutletAnswer[]> {
  const vendorIds = outlets.map(({ vendorId }) => vendorId);
  const [vendors, figures] = await Promise.all([
    readVendors(vendorIds),
    readFiguresOfDay(vendorIds, toIst(new Date()).date),
  ]);
  return vendors.map((vendor) => ({
    vendor: toPublicVendor(vendor),
    role: outlets.find(({ vendorId }) => vendorId === vendor.id)?.teamRole ?? 'owner',
    today: toToday(figures.get(vendor.id) ?? {}),
  }));
}

function toToday(figures: Figures): OutletAnswer['today'] {
  const { orders = 0, revenuePaise = 0, pending = 0 } = figures;
  return {
    orders,
    revenue: toRupees(revenuePaise),
    waitingOrders: Math.max(0, pending),
    medianAnswerSeconds: medianAnswerSeconds(figures),
    missedOrders: missedOrders(figures),
  };
}
