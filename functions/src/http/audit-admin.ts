import { AppError } from '@thali/shared/http/app-error';
import { errorStatus } from '@thali/shared/http/error-codes';
import { type VendorStatus, vendorStatuses } from '@thali/shared/vendors/vendor.contract';
import { type AuditRow, endAuditEntry, insertAuditEntry } from '../admin/audit-log.table.ts';
import { log } from '../log.ts';
import { listPosition } from '../table/keys.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from './pipeline.ts';

/**
 * Writes down what an admin changes: before it is done, so that nothing is done unseen, and how it ended.
 * Every route goes through it, so that none can be forgotten.
 */
export function auditAdmin(): HttpMiddleware {
  const entries = new WeakMap<HttpEvent, AuditRow>();
  const end = async (event: HttpEvent, outcome: AuditRow['outcome'], code?: string) => {
    const entry = entries.get(event);
    if (!entry) return;
    await endAuditEntry(entry, outcome, code).catch((error: unknown) => {
      log.error('an audit entry has no end', { position: entry.position, error });
    });
  };
  return {
    before: async ({ event }) => {
      if (!isAudited(event.state)) return;
      const entry = toEntry(event.state);
      await insertAuditEntry(entry);
      entries.set(event, entry);
    },
    after: ({ event }) => end(event, 'done'),
    onError: async ({ event, error }) => {
      const code = error instanceof AppError ? error.code : undefined;
      const isRefusal = code !== undefined && errorStatus[code] < 500;
      await end(event, isRefusal ? 'refused' : 'failed', code);
    },
  };
}

function isAudited({ actor, route }: RequestState): boolean {
  return actor.role === 'admin' && route.contract.method !== 'GET';
}

function toEntry({ actor, route, input, requestId }: RequestState): AuditRow {
  const at = new Date().toISOString();
  const given = Object.assign({}, ...Object.values(input as Record<string, object>));
  const target = route.contract.vendorIdOf?.(input as never) ?? firstOf(input);
  return {
    position: listPosition(at, requestId),
    at,
    adminId: actor.role === 'admin' ? actor.userId : '',
    action: route.contract.name,
    ...(target && { target }),
    ...(isStatus(given.status) && { detail: given.status }),
    ...(typeof given.reason === 'string' && { reason: given.reason }),
    outcome: 'started',
  };
}

/** Of a body only what is one of our own words. */
function isStatus(value: unknown): value is VendorStatus {
  return vendorStatuses.some((status) => status === value);
}

/** What the path names. */
function firstOf(input: unknown): string | undefined {
  const { params = {} } = input as { params?: Record<string, unknown> };
  const [first] = Object.values(params);
  return typeof first === 'string' ? first : undefined;
}
