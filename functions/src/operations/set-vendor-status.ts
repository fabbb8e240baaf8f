import { setVendorStatus as setOnScreen } from '../admin/set-vendor-status.ts';
import { operator } from '../audit/operator-actions.ts';
import { auditOperation } from './audit-operation.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['set-vendor-status']>;

/** What an admin does on a screen, for whom no screen works. Safe to repeat. */
export function setVendorStatus({ vendorId, ...body }: Input, requestId: string) {
  const { status, reason } = body;
  const about = { action: 'setVendorStatus' as const, target: vendorId, detail: status, reason };
  return auditOperation(requestId, about, async () => {
    const actor = { role: 'admin', userId: operator.id } as const;
    const { vendor } = await setOnScreen(actor, { params: { vendorId }, body });
    return { vendorId, subdomain: vendor.subdomain, status: vendor.status };
  });
}
