import { type VendorStatus, vendorStatuses } from '@thali/shared/vendors/vendor.contract';
import { type AuditRow, insertAuditEntry } from '../audit/audit-log.table.ts';
import { recordDone, recordFailed } from '../audit/record-outcome.ts';
import { listPosition } from '../table/keys.ts';
import { isUser } from './actor.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from './pipeline.ts';

/**
 * Records every change by an admin and every call that its contract marks as audited. It writes the entry before the change,
 * so no change happens without an entry, and then the outcome. Every route passes this step.
 */
export function auditAdmin(): HttpMiddleware {
  const entries = new WeakMap<HttpEvent, AuditRow>();
  return {
    before: async ({ event }) => {
      if (!isAudited(event.state)) return;
      const entry = toEntry(event.state);
      await insertAuditEntry(entry);
      entries.set(event, entry);
    },
    after: async ({ event }) => {
      const entry = entries.get(event);
      if (entry) await recordDone(entry);
    },
    onError: async ({ event, error }) => {
      const entry = entries.get(event);
      if (entry) await recordFailed(entry, error);
    },
  };
}

function isAudited({ actor, route }: RequestState): boolean {
  const { method, isAudited: isByContract = false } = route.contract;
  return isByContract || (actor.role === 'admin' && method !== 'GET');
}

function toEntry({ actor, route, input, requestId }: RequestState): AuditRow {
  const at = new Date().toISOString();
  const given = Object.assign({}, ...Object.values(input as Record<string, object>));
  const own = actor.role === 'vendor' ? actor.vendorId : undefined;
  const target = route.contract.vendorIdOf?.(input as never) ?? firstOf(input) ?? own;
  const detail = detailOf(given.status, route.contract.method, input);
  return {
    position: listPosition(at, requestId),
    at,
    adminId: isUser(actor) ? actor.userId : '',
    action: route.contract.name,
    ...(target && { target }),
    ...(detail && { detail }),
    ...(typeof given.reason === 'string' && { reason: given.reason }),
    outcome: 'started',
  };
}

/** The new status, and the names of other changed fields. Never a value that the caller wrote. */
function detailOf(status: unknown, method: string, input: unknown): string {
  const { body = {} } = input as { body?: object };
  const fields = method === 'PUT' || method === 'PATCH' ? Object.keys(body) : [];
  const words = fields
    .filter((field) => !(field === 'status' && isStatus(status)))
    .map((field) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return [...(isStatus(status) ? [status] : []), ...words].join(', ');
}

function isStatus(value: unknown): value is VendorStatus {
  return vendorStatuses.some((status) => status === value);
}

/** The first parameter of the path. */
function firstOf(input: unknown): string | undefined {
  const { params = {} } = input as { params?: Record<string, unknown> };
  const [first] = Object.values(params);
  return typeof first === 'string' ? first : undefined;
}
