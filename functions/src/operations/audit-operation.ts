import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import { type AuditRow, endAuditEntry, insertAuditEntry } from '../admin/audit-log.table.ts';
import { log } from '../log.ts';
import { listPosition } from '../table/keys.ts';
import { type OperatorAction, operator } from './operator-actions.ts';

type About = Pick<AuditRow, 'target' | 'detail' | 'reason'> & { action: OperatorAction };

/**
 * Writes down what an operator does, as `http/audit-admin.ts` does for an admin: before it is done, and how
 * it ended. It says nothing of a person but an id.
 */
export async function auditOperation<T>(
  requestId: string,
  about: About,
  work: () => Promise<T>,
): Promise<T> {
  const at = new Date().toISOString();
  const entry = { position: listPosition(at, requestId), at, adminId: operator.id, ...about };
  await insertAuditEntry({ ...entry, outcome: 'started' });
  try {
    const result = await work();
    await end(entry, 'done');
    return result;
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    const isRefusal = code !== undefined && errorStatus[code] < 500;
    await end(entry, isRefusal ? 'refused' : 'failed', code);
    throw error;
  }
}

async function end(
  entry: { position: string },
  outcome: AuditRow['outcome'],
  code?: string,
): Promise<void> {
  await endAuditEntry(entry, outcome, code).catch((error: unknown) => {
    log.error('an audit entry has no end', { position: entry.position, error });
  });
}
