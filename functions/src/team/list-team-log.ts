import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import type { listTeamLog as contract, TeamLogEntry } from '@thali/shared/team/team-log.contract';
import * as z from 'zod/mini';
import { readTeamLog, type TeamLogRow } from '../audit/team-log.table.ts';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import { httpRoutes } from '../routes/route-table.ts';

const summaries = new Map<string, string>(
  httpRoutes.map(({ contract: { name, summary } }) => [name, summary] as const),
);

/** Request ids of the gateway contain `=`. */
const Position = z.string().check(z.regex(/^20\d\d-\d\d-\d\dT[\d:.]{12}Z#\S{1,80}$/));

export async function listTeamLog(
  _actor: Actor,
  { params: { vendorId }, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { month, person: personId } = query;
  const { limit, after: before } = sliceOf(query, Position);
  const rows = await readTeamLog(vendorId, month, { limit: limit + 1, before, personId });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: page.map(toEntry),
    pagination: { limit, nextCursor: last ? toCursor(last.position) : null },
  };
}

function toEntry(row: TeamLogRow): TeamLogEntry {
  return {
    id: row.position,
    at: row.at,
    action: row.action,
    summary: summaries.get(row.action) ?? row.action,
    by: { id: row.byId, name: row.byName },
    device: named(row.deviceId, row.deviceName),
    approvedBy: named(row.approverId, row.approverName),
    subject: row.subject ?? null,
    subjectName: row.subjectName ?? null,
    detail: row.detail ?? null,
    amount: row.amountPaise === undefined ? null : toRupees(row.amountPaise),
    outcome: row.outcome,
    code: row.code ?? null,
  };
}

function named(id: string | undefined, name = ''): { id: string; name: string } | null {
  return id ? { id, name } : null;
}
