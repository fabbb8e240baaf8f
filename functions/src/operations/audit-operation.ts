import { type AuditRow, insertAuditEntry } from '../audit/audit-log.table.ts';
import { noteDone, noteFailed } from '../audit/note-outcome.ts';
import { type OperatorAction, operator } from '../audit/operator-actions.ts';
import { listPosition } from '../table/keys.ts';

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
    await noteDone(entry);
    return result;
  } catch (error) {
    await noteFailed(entry, error);
    throw error;
  }
}
