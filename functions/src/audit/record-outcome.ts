import { AppError } from '@thali/shared/http/app-error';
import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';
import { log } from '../logs/log.ts';
import { type AuditRow, endAuditEntry } from './audit-log.table.ts';

type Entry = Pick<AuditRow, 'position'>;

export function recordDone(entry: Entry): Promise<void> {
  return endEntry(entry, 'done');
}

export function recordFailed(entry: Entry, error: unknown): Promise<void> {
  const { outcome, code } = failureOf(error);
  return endEntry(entry, outcome, code);
}

/** An error of the caller counts as a refusal, any other error as a failure. */
export function failureOf(error: unknown): { outcome: 'refused' | 'failed'; code?: ErrorCode } {
  if (!(error instanceof AppError)) return { outcome: 'failed' };
  const { code } = error;
  return { outcome: errorStatus[code] < 500 ? 'refused' : 'failed', code };
}

/** Writes the outcome. The action is over by now, so a failed write is only logged. */
async function endEntry(entry: Entry, outcome: AuditRow['outcome'], code?: string): Promise<void> {
  await endAuditEntry(entry, outcome, code).catch((error: unknown) => {
    log.error('audit outcome not recorded', { position: entry.position, error });
  });
}
