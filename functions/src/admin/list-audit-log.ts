import type { AuditEntry, listAuditLog as contract } from '@thali/shared/admin/audit-log.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { VendorId } from '@thali/shared/ids/ids';
import { type AuditRow, monthOf, readAuditMonth } from '../audit/audit-log.table.ts';
import { operator, operatorActions } from '../audit/operator-actions.ts';
import { systemActions, systemActorOf } from '../audit/system-entry.ts';
import type { Actor } from '../http/actor.ts';
import { invalidCursor } from '../http/paging.ts';
import { readUser, type UserRow } from '../identity/users.table.ts';
import { readVendorPayments } from '../payments/payment-lists.table.ts';
import { httpRoutes } from '../routes/route-table.ts';
import { readVendors } from '../vendors/vendors.table.ts';

/** Stops the search after this many months without an entry. */
const maxEmptyMonths = 24;

const summaries = new Map<string, string>([
  ...httpRoutes.map(({ contract: { name, summary } }) => [name, summary] as const),
  ...Object.entries(operatorActions),
  ...Object.entries(systemActions),
]);

/** Newest first, month by month. Reads the names of people, vendors and payments for each page. */
export async function listAuditLog(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { limit, cursor } = query;
  const rows = await readNewest(cursor ? positionOf(cursor) : undefined, limit + 1);
  const page = rows.slice(0, limit);
  const names = await readNames(page);
  return {
    entries: page.map((row) => toEntry(row, names)),
    pagination: { limit, nextCursor: rows.length > limit ? (page.at(-1)?.position ?? null) : null },
  };
}

async function readNewest(before: string | undefined, limit: number): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let month = monthOf(before ?? new Date().toISOString());
  for (let empty = 0; empty < maxEmptyMonths && rows.length < limit; ) {
    const entriesOfMonth = await readAuditMonth(month, { before, limit: limit - rows.length });
    rows.push(...entriesOfMonth);
    empty = entriesOfMonth.length > 0 ? 0 : empty + 1;
    month = monthBefore(month);
  }
  return rows;
}

/** @throws AppError VALIDATION_ERROR */
function positionOf(cursor: string): string {
  if (/^20\d\d-(0[1-9]|1[0-2])-\d\dT[\d:.]{12}Z#./.test(cursor)) return cursor;
  throw invalidCursor();
}

function monthBefore(month: string): string {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  return monthOf(new Date(firstDay.getTime() - 86_400_000).toISOString());
}

/** The people and the objects of some entries. */
interface Names {
  users: ReadonlyMap<string, UserRow>;
  /**
   * The labels of the changed objects, by the id of a vendor, a payment, or a staff member of a mess or the platform.
   */
  targets: ReadonlyMap<string, string>;
}

async function readNames(rows: readonly AuditRow[]): Promise<Names> {
  const targets = [...new Set(rows.flatMap(({ target }) => target ?? []))];
  const vendorIds = targets.filter((target) => VendorId.safeParse(target).success);
  const orderIds = targets.filter((target) => target.startsWith('order_'));
  const userIds = new Set([
    ...rows.map(({ adminId }) => adminId),
    ...targets.filter((target) => !vendorIds.includes(target) && !orderIds.includes(target)),
  ]);
  const [vendors, payments, users] = await Promise.all([
    readVendors(vendorIds),
    readVendorPayments(orderIds),
    Promise.all([...userIds].map((id) => readUser(id))),
  ]);
  const foundUsers = users.filter((user) => user !== undefined);
  const newAdmins = rows.filter(({ action }) => action === 'createAdmin');
  const newAdminIds = new Set(newAdmins.map(({ target }) => target));
  return {
    users: new Map(foundUsers.map((user) => [user.id, user])),
    targets: new Map([
      ...vendors.map(({ id, displayName }) => [id, displayName] as const),
      ...payments.map(({ orderId, details }) => [orderId, details.messName] as const),
      // The log never shows the name of a customer.
      ...foundUsers
        .filter(({ id, vendorId }) => vendorId || newAdminIds.has(id))
        .map(({ id, name }) => [id, name] as const),
    ]),
  };
}

function toEntry(row: AuditRow, { users, targets }: Names): AuditEntry {
  const user = users.get(row.adminId);
  const system = systemActorOf(row.adminId);
  return {
    id: row.position,
    at: row.at,
    adminId: row.adminId,
    adminName: system?.name ?? (row.adminId === operator.id ? operator.name : (user?.name ?? '')),
    actorKind: system?.kind ?? (row.adminId === operator.id ? 'operator' : kindOf(row, user)),
    action: row.action,
    summary: summaries.get(row.action) ?? row.action,
    target: row.target ?? null,
    targetName: (row.target && targets.get(row.target)) ?? null,
    detail: row.detail ?? null,
    changes: row.changes ?? [],
    reason: row.reason ?? null,
    outcome: row.outcome,
    code: row.code ?? null,
  };
}

/** Older entries have no role. Their vendor shows whether an owner acted. */
function kindOf({ role }: AuditRow, user: UserRow | undefined): AuditEntry['actorKind'] {
  if (role === 'vendor' || (!role && user?.vendorId)) return 'owner';
  if (role === 'device' || role === 'counter') return 'device';
  return role === 'admin' || user ? 'admin' : 'unknown';
}
