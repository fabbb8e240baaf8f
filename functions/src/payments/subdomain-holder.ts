import { randomUUID } from 'node:crypto';
import type { PlanPayment } from './payment-rows.ts';
import { releaseSubdomain } from './subdomain-holds.table.ts';

/**
 * Who holds the subdomain for a new order: nobody known before, or the holder of the caller's earlier try. They
 * share it, so that the earlier order still gets its subdomain if it is paid after all. What the earlier try holds
 * elsewhere is released. Rule: plans-22
 */
export async function holderAfter(
  earlier: PlanPayment | undefined,
  subdomain: string,
): Promise<string> {
  if (!earlier?.heldBy) return randomUUID();
  if (earlier.details.subdomain === subdomain) return earlier.heldBy;
  await releaseSubdomain(earlier.details.subdomain, earlier.heldBy);
  return randomUUID();
}
