import type { AuditEntry, listAuditLog as contract } from '@thali/shared/admin/audit-log.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { type AuditRow, monthOf, readAuditMonth } from '../audit/audit-log.table.ts';
import { operator, operatorActions } from '../audit/operator-actions.ts';
import type { Actor } from '../http/actor.ts';
import { notACursor } from '../http/paging.ts';
import { readUser } from '../identity/users.table.ts';
import { httpRoutes } from '../routes/route-table.ts';

/** Stops the search after this many months without an entry. */
const maxEmptyMonths = 24;

const summaries = new Map<string, string>([
  ...httpRoutes.map(({ contract: { name, summary } }) => [name, summary] as const),
  ...Object.entries(operatorActions),
]);

/** Newest first, month by month. */
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
  throw notACursor();
}

function monthBefore(month: string): string {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  return monthOf(new Date(firstDay.getTime() - 86_400_000).toISOString());
}

async function readNames(rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = new Set(rows.map(({ adminId }) => adminId));
  ids.delete(operator.id);
  const userNames = [...ids].map(async (id) => [id, (await readUser(id))?.name ?? ''] as const);
  return new Map([...(await Promise.all(userNames)), [operator.id, operator.name]]);
}

function toEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry {
  return {
    id: row.position,
    at: row.at,
    adminId: row.adminId,
    adminName: names.get(row.adminId) ?? '',
    action: row.action,
    summary: summaries.get(row.action) ?? row.action,
    target: row.target ?? null,
    detail: row.detail ?? null,
    reason: row.reason ?? null,
    outcome: row.outcome,
    code: row.code ?? null,
  };
}
