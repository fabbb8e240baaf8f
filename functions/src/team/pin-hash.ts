import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TeamMember } from '../identity/team-members.table.ts';
import { deriveKey } from '../secrets/order-secret.ts';

type Person = Pick<TeamMember, 'vendorId' | 'personId'>;

/** A copied table reveals no PIN, because the key is not in the table. Rule: team-3 */
export async function pinHashOf({ vendorId, personId }: Person, pin: string): Promise<string> {
  const key = await deriveKey('team-pin');
  return createHmac('sha256', key).update([vendorId, personId, pin].join('|')).digest('base64url');
}

export async function isPinOf(member: TeamMember, pin: string): Promise<boolean> {
  const hash = Buffer.from(await pinHashOf(member, pin));
  const stored = Buffer.from(member.pinHash ?? '');
  return hash.length === stored.length && timingSafeEqual(hash, stored);
}
