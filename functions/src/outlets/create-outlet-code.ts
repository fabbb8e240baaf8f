import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import type { createOutletCode as contract } from '@thali/shared/outlets/outlets.contract';
import type { Actor } from '../http/actor.ts';
import { secretHashOf } from '../identity/device-token.ts';
import { outletCodeFor } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { readOwnTeam } from '../team/own-team.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { putOutletCode, readOutletCode } from './outlet-codes.table.ts';

/**
 * Makes a code with which another sign-in joins the mess. A repeat with the same Idempotency-Key gets the same code.
 * Rule: outlets-3
 */
export async function createOutletCode(
  actor: Actor,
  { params: { vendorId }, body: { role = 'owner' } = {}, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `outlet-code:${vendorId}`, max: 30, windowSeconds: 3600 });
  // The team must list the owner from before teams existed, because a team keeps one owner.
  const [vendor] = await Promise.all([readVendor(vendorId), readOwnTeam(actor, vendorId)]);
  if (!vendor) throw vendorNotFound();
  const code = outletCodeFor(vendorId, headers['idempotency-key']);
  const codeHash = secretHashOf(code);
  const now = Date.now();
  const earlier = await readOutletCode(codeHash, now);
  const expiresAt = earlier?.expiresAt ?? Math.floor(now / 1000) + deviceCodeMinutes * 60;
  if (!earlier) await putOutletCode(codeHash, { vendorId, role, expiresAt }, now);
  return { code, expiresAt: new Date(expiresAt * 1000).toISOString() };
}
