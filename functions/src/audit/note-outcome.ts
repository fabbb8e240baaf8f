import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import { log } from '../logs/log.ts';
import { type AuditRow, endAuditEntry } from './audit-log.table.ts';

type Entry = Pick<AuditRow, 'position'>;

export function noteDone(entry: Entry): Promise<void> {
  return end(entry, 'done');
}

/** What the caller did wrong is a refusal, all else a failure of ours. */
export function saveFailure(entry: Entry, error: unknown): Promise<void> {
  const code = error instanceof AppError ? error.code : undefined;
  return end(entry, code && errorStatus[code] < 500 ? 'refused' : 'failed', code);
}

/** The action itself is over by now: an entry that cannot be ended does not make it fail. */
async function end(entry: Entry, outcome: AuditRow['outcome'], code?: string): Promise<void> {
  await endAuditEntry(entry, outcome, code).catch((error: unknown) => {
    log.error('an audit entry has no end', { position: entry.position, error });
  });
}
