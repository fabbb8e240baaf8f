import { type AuditRow, insertAuditEntry } from '../audit/audit-log.table.ts';
import { type OperatorAction, operator } from '../audit/operator-actions.ts';
import { recordDone, recordFailed } from '../audit/record-outcome.ts';
import { listPosition } from '../table/keys.ts';

type AuditDetails = Pick<AuditRow, 'target' | 'detail' | 'reason'> & { action: OperatorAction };

/**
 * Runs an operator's action. Writes the action to the audit log first, and its outcome afterwards. The entry names
 * people only by id.
 */
export async function auditOperation<T>(
  requestId: string,
  details: AuditDetails,
  work: () => Promise<T>,
): Promise<T> {
  const at = new Date().toISOString();
  const entry = { position: listPosition(at, requestId), at, adminId: operator.id, ...details };
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
