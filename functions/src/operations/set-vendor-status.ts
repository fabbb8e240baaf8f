import { setVendorStatus as setStatusAsAdmin } from '../admin/set-vendor-status.ts';
import { operator } from '../audit/operator-actions.ts';
import { auditOperation } from './audit-operation.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['set-vendor-status']>;

/** Does the same as the admin screen, and also works when the screen is down. Safe to repeat. */
export function setVendorStatus({ vendorId, ...body }: Input, requestId: string) {
  const { status, reason } = body;
  const details = { action: 'setVendorStatus' as const, target: vendorId, detail: status, reason };
  return auditOperation(requestId, details, async () => {
    const actor = { role: 'admin', userId: operator.id } as const;
    const { vendor } = await setStatusAsAdmin(actor, { params: { vendorId }, body });
    return { vendorId, subdomain: vendor.subdomain, status: vendor.status };
  });
}
