import type { AuditChange } from '@thali/shared/admin/audit-log.contract';
import { VendorId } from '@thali/shared/ids/ids';
import { type VendorStatus, vendorStatuses } from '@thali/shared/vendors/vendor.contract';
import { type AuditRow, insertAuditEntry } from '../audit/audit-log.table.ts';
import { changesOf, readAuditedFields } from '../audit/changes-of.ts';
import { recordDone, recordFailed } from '../audit/record-outcome.ts';
import { listPosition } from '../table/keys.ts';
import { isUser } from './actor.ts';
import type { HttpEvent, HttpMiddleware, RequestState } from './pipeline.ts';

/**
 * Records every change by an admin, and every call whose contract asks for an audit. Writes the entry before the
 * change, so no change lacks an entry, and adds the outcome after the change.
 */
export function auditAdmin(): HttpMiddleware {
  const entries = new WeakMap<HttpEvent, AuditRow>();
  return {
    before: async ({ event }) => {
      if (!isAudited(event.state)) return;
      const entry = await toEntry(event.state);
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
  const { method, isAudited: requiresAudit = false } = route.contract;
  return requiresAudit || (actor.role === 'admin' && method !== 'GET');
}

async function toEntry({ actor, route, input, requestId }: RequestState): Promise<AuditRow> {
  const at = new Date().toISOString();
  const fields = Object.assign({}, ...Object.values(input as Record<string, object>));
  const ownVendor = actor.role === 'vendor' ? actor.vendorId : undefined;
  const target = route.contract.vendorIdOf?.(input as never) ?? firstParam(input) ?? ownVendor;
  const detail = detailOf(fields.status, route.contract.method, input);
  const changes = detail ? await readChanges(target, input) : [];
  return {
    position: listPosition(at, requestId),
    at,
    adminId: isUser(actor) ? actor.userId : '',
    role: actor.role,
    action: route.contract.name,
    ...(target && { target }),
    ...(detail && { detail }),
    ...(changes.length > 0 && { changes }),
    ...(typeof fields.reason === 'string' && { reason: fields.reason }),
    outcome: 'started',
  };
}

/** The changed fields of the vendor itself. Empty for other targets, such as a dish. */
async function readChanges(target: string | undefined, input: unknown): Promise<AuditChange[]> {
  const { params = {}, body = {} } = input as { params?: object; body?: Record<string, unknown> };
  const isOfVendor = Object.keys(params).every((name) => name === 'vendorId');
  if (!isOfVendor || !VendorId.safeParse(target).success) return [];
  const { reason, vendorId, ...fields } = body;
  return changesOf(await readAuditedFields(String(target)), fields);
}

/** The new status and the names of the other changed fields, but never free text from the caller. */
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

function firstParam(input: unknown): string | undefined {
  const { params = {} } = input as { params?: Record<string, unknown> };
  const [first] = Object.values(params);
  return typeof first === 'string' ? first : undefined;
}
