import { type AuditRow, insertAuditEntry } from '../audit/audit-log.table.ts';
import { type OperatorAction, operator } from '../audit/operator-actions.ts';
import { recordDone, recordFailed } from '../audit/record-outcome.ts';
import { listPosition } from '../table/keys.ts';

type About = Pick<AuditRow, 'target' | 'detail' | 'reason'> & { action: OperatorAction };

/**
 * Writes an operator's action to the audit log before it runs, and its outcome afterwards. `http/audit-admin.ts` does
 * the same for admins. The entry names people only by id.
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
    await recordDone(entry);
    return result;
  } catch (error) {
    await recordFailed(entry, error);
    throw error;
  }
}
