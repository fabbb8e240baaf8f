import { logDays } from '@thali/shared/team/team-log.contract';
import { toIst } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { eachRow } from '../table/query-rows.ts';
import type { Write } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import type { AuditRow } from './audit-log.table.ts';

/** An action of a mess's team. 220 bytes. Rule: team-9 */
export interface TeamLogRow {
  /** The start time and the request id, so positions are unique and sort by time. */
  position: string;
  at: string;
  action: string;
  byId: string;
  byName: string;
  deviceId?: string;
  deviceName?: string;
  approverId?: string;
  approverName?: string;
  subject?: string;
  subjectName?: string;
  detail?: string;
  amountPaise?: number;
  outcome: 'begun' | Exclude<AuditRow['outcome'], 'started'>;
  code?: string;
}

type TeamLogKey = Pick<TeamLogRow, 'position' | 'at'> & { vendorId: string };

/** Records the start of an action. 1 write unit. */
export async function insertTeamLog(vendorId: string, row: TeamLogRow): Promise<void> {
  await putRow(newLogRow(vendorId, row));
}

/** An entry of a finished action, for the transaction of the action. */
export function teamLogWrite(vendorId: string, row: TeamLogRow): Write {
  return { Put: newLogRow(vendorId, row) };
}

function newLogRow(vendorId: string, row: TeamLogRow) {
  const expiresAt = Math.floor(Date.parse(row.at) / 1000) + logDays * 86_400;
  return newRow({ ...keyOf({ ...row, vendorId }), ...row, expiresAt });
}

/** Records the outcome of an action. 1 write unit. */
export async function endTeamLog(
  place: TeamLogKey,
  end: Pick<TeamLogRow, 'outcome' | 'code' | 'subject' | 'subjectName' | 'amountPaise'>,
): Promise<void> {
  const fields = Object.entries(end).filter(([, value]) => value !== undefined);
  await updateRow({
    Key: keyOf(place),
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    // Never creates an entry: a new entry would lack the action.
    ConditionExpression: 'attribute_exists(PK)',
    ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      fields.map(([name, value]) => [`:${name}`, value]),
    ),
  });
}

function keyOf({ vendorId, at, position }: TeamLogKey) {
  return keys.teamLogEntry(vendorId, toIst(new Date(at)).date.slice(0, 7), position);
}

interface LogFilter {
  limit?: number;
  /** Only entries before this position. */
  before?: string | undefined;
  /** Only actions by this person or device, or with their approval. */
  personId?: string | undefined;
}

/** Entries of a month, newest first. 0.5 read units for about 18 entries, also for entries that the filter drops. */
export async function readTeamLog(
  vendorId: string,
  month: string,
  { limit = Number.POSITIVE_INFINITY, before, personId }: LogFilter = {},
): Promise<TeamLogRow[]> {
  const rows: TeamLogRow[] = [];
  const foundRows = eachRow({
    KeyConditionExpression: `PK = :month${before ? ' AND SK < :before' : ''}`,
    ...(personId && { FilterExpression: 'byId = :person OR approverId = :person' }),
    ExpressionAttributeValues: {
      ':month': keys.teamLogEntry(vendorId, month, '').PK,
      ...(before && { ':before': before }),
      ...(personId && { ':person': personId }),
    },
    ScanIndexForward: false,
    ...(!personId && Number.isFinite(limit) && { Limit: limit }),
  });
  for await (const row of foundRows) {
    rows.push(row as unknown as TeamLogRow);
    if (rows.length >= limit) break;
  }
  return rows;
}
