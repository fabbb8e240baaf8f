import { readAuditMonth } from '@thali/functions/audit/audit-log.table';
import { inject } from 'vitest';

interface OperationResult {
  status: number;
  result: Record<string, unknown>;
  error: string;
}

/** Runs an operation as the operator's command line does. */
export async function operate(operation: string, input: unknown = {}): Promise<OperationResult> {
  const url = `${inject('platformUrl')}/__local/jobs/${operation}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(input) });
  const { result = {}, error = '' } = (await answer.json()) as Partial<OperationResult>;
  return { status: answer.status, result, error };
}

/** The audit rows of this month about a target. */
export async function auditOf(target: unknown) {
  const month = new Date().toISOString().slice(0, 7);
  const rows = await readAuditMonth(month, { before: undefined, limit: 1000 });
  return rows.filter((row) => row.target === target);
}
