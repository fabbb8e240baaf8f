import type { SubdomainState } from '@thali/shared/payments/check-subdomain.contract';
import { keys } from '../table/keys.ts';
import { putRow } from '../table/put-row.ts';
import { readUnexpiredRow } from '../table/read-row.ts';
import { updateRow } from '../table/update-row.ts';
import { freeSubdomain, holderValues } from '../vendors/insert-vendor.table.ts';

type UnavailableState = Extract<SubdomainState, 'taken' | 'held'>;

/**
 * Holds a subdomain for a buyer, in the row that later names its vendor, so only one of two buyers gets it. The holder
 * may extend the hold. 1 write unit.
 * @param heldBy a random id, the same for all attempts of one buyer
 */
export async function holdSubdomain(
  subdomain: string,
  heldBy: string,
  seconds: number,
): Promise<'held-now' | UnavailableState> {
  const now = Date.now();
  const expiresAt = Math.floor(now / 1000) + seconds;
  const put = await putRow({
    Item: { ...keys.subdomain(subdomain), heldBy, expiresAt },
    ConditionExpression: freeSubdomain,
    ExpressionAttributeValues: holderValues(heldBy, now),
  });
  if (put.outcome === 'put') return 'held-now';
  return put.row?.vendorId ? 'taken' : 'held';
}

/** Releases a hold. 1 write unit. */
export async function releaseSubdomain(subdomain: string, heldBy: string): Promise<void> {
  await updateRow({
    Key: keys.subdomain(subdomain),
    UpdateExpression: 'SET expiresAt = :now',
    ConditionExpression: 'heldBy = :heldBy',
    ExpressionAttributeValues: holderValues(heldBy, Date.now()),
  });
}

/** Whether a subdomain is free, taken or held. Only a hint for the form. 0.5 read units. */
export async function readSubdomainState(
  subdomain: string,
  heldBy: string | undefined,
): Promise<'free' | 'own' | UnavailableState> {
  const row = await readUnexpiredRow(keys.subdomain(subdomain));
  if (!row) return 'free';
  if (row.vendorId) return 'taken';
  return row.heldBy === heldBy ? 'own' : 'held';
}
