import type { AuditChange } from '@thali/shared/admin/audit-log.contract';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { queryPage } from '../table/query-rows.ts';
import { updateRow } from '../table/update-row.ts';

export interface AuditRow {
  /** The start time and the request id, so positions are unique and sort by time. */
  position: string;
  at: string;
  adminId: string;
  /** Absent for operators, and in entries from before 27 November 2026. */
  role?: string;
  action: string;
  target?: string;
  detail?: string;
  changes?: AuditChange[];
  reason?: string;
  outcome: 'started' | 'done' | 'refused' | 'failed';
  code?: string;
}

/** Records the start of an action. 1 write unit. */
export async function insertAuditEntry(row: AuditRow): Promise<void> {
  await putRow({ Item: { ...keyOf(row), ...row } });
}

/** Records the outcome of an action. 1 write unit. */
export async function endAuditEntry(
  { position }: Pick<AuditRow, 'position'>,
  outcome: AuditRow['outcome'],
  code?: string,
): Promise<void> {
  await updateRow({
    Key: keyOf({ position }),
    UpdateExpression: `SET outcome = :outcome${code ? ', code = :code' : ''}`,
    ExpressionAttributeValues: { ':outcome': outcome, ...(code && { ':code': code }) },
  });
}

/** Entries of one month, newest first. 0.5 read units for about 20. */
export async function readAuditMonth(
  month: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { Items = [] } = await queryPage({
    KeyConditionExpression: `PK = :month${before ? ' AND SK < :before' : ''}`,
    ExpressionAttributeValues: {
      ':month': keys.auditEntry(month, '').PK,
      ...(before && { ':before': before }),
    },
    ScanIndexForward: false,
    Limit: limit,
  });
  return Items as AuditRow[];
}

function keyOf({ position }: Pick<AuditRow, 'position'>) {
  return keys.auditEntry(monthOf(position), position);
}

/** `2026-11-30T…` -> `2026-11`. */
export function monthOf(position: string): string {
  return position.slice(0, 7);
}
