import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TeamRole } from '@thali/shared/http/rights';
import { consumeApproval, readMember, type TeamMember } from './team-members.table.ts';

/** The person who uses a device. Rule: team-4 */
export interface ActingPerson {
  id: string;
  name: string;
  role: TeamRole;
  /** Whether the person approves only this call, with their PIN. */
  isApproval?: boolean;
  /** The person who had unlocked the device before the approval. */
  approvedFor?: { id: string; name: string };
  /** Whether the device only claims that this person did an offline step. No PIN proves the claim. */
  isClaimed?: boolean;
}

/** `stay`: valid until the end time. `once`: valid for one approved call. */
type ActingKind = 'stay' | 'once';

interface Acting {
  kind: ActingKind;
  deviceId: string;
  /** Epoch seconds. */
  until: number;
  /** The person whose call the other person approves. */
  approvedFor?: string | undefined;
}

const actingPattern =
  /^(stay|once)\.([0-9A-HJKMNP-TV-Z]{12})\.(\d{10})\.([0-9A-HJKMNP-TV-Z]{12})?\.([\w-]{43})$/;
const claimPattern = /^offline\.([0-9A-HJKMNP-TV-Z]{12})\.(\d{10})$/;

/** Builds the header `X-Acting` of a person. Undefined for a person without a PIN. */
export function actingHeader(member: TeamMember, acting: Acting): string | undefined {
  const mac = macOf(member, acting);
  const { kind, until, approvedFor = '' } = acting;
  return mac && [kind, member.personId, until, approvedFor, mac].join('.');
}

/**
 * The person's own key signs the header, so a removal, a new role or a new PIN makes the header invalid at once.
 * Rule: team-6
 */
function macOf(
  { actingKey, vendorId, personId }: TeamMember,
  { kind, deviceId, until, approvedFor = '' }: Acting,
): string | undefined {
  if (!actingKey) return undefined;
  const text = [vendorId, deviceId, personId, kind, until, approvedFor].join('|');
  return createHmac('sha256', actingKey).update(text).digest('base64url');
}

interface DeviceCall {
  vendorId: string;
  deviceId: string;
  header: string | undefined;
  /** Identifies the call for an approval. */
  call: string;
}

/**
 * The person who uses the device in a call. Undefined without a valid header. 1 read unit; an approval costs 1 write
 * unit more.
 */
export async function readActingPerson(
  { vendorId, deviceId, header = '', call }: DeviceCall,
  now = Date.now(),
): Promise<ActingPerson | undefined> {
  const claim = claimPattern.exec(header);
  if (claim) {
    return readClaimedPerson(
      vendorId,
      { personId: String(claim[1]), at: Number(claim[2]) * 1000 },
      now,
    );
  }
  const [, kind, personId = '', end, approvedFor, mac = ''] = actingPattern.exec(header) ?? [];
  const acting = { kind: kind as ActingKind, deviceId, until: Number(end), approvedFor };
  if (!kind || acting.until * 1000 < now) return undefined;
  const [member, approvedMember] = await Promise.all([
    readMember(vendorId, personId, { ConsistentRead: true }),
    approvedFor ? readMember(vendorId, approvedFor) : undefined,
  ]);
  const expected = member && !member.removedAt && macOf(member, acting);
  if (!expected || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected))) return undefined;
  const person = { id: personId, name: member.name, role: member.role };
  if (kind === 'stay') return person;
  if (!(await consumeApproval(vendorId, mac, call, acting.until + 600))) return undefined;
  return {
    ...person,
    isApproval: true,
    ...(approvedMember && {
      approvedFor: { id: approvedMember.personId, name: approvedMember.name },
    }),
  };
}

const maxClaimMs = 7 * 86_400_000;
/** The clock of a device may differ by this much. */
const clockToleranceMs = 60_000;

/**
 * The person whom a device names for an offline action. Undefined if that person could not unlock a device of the
 * mess at that time. 1 read unit.
 * @param at the time of the action, epoch milliseconds
 * Rule: team-7, counter-16
 */
export async function readClaimedPerson(
  vendorId: string,
  { personId, at }: { personId: string; at: number },
  now = Date.now(),
): Promise<ActingPerson | undefined> {
  const ageMs = now - at;
  if (ageMs < -clockToleranceMs || ageMs > maxClaimMs) return undefined;
  const member = await readMember(vendorId, personId, { ConsistentRead: true });
  if (!member || !hadAccessAt(member, at)) return undefined;
  return { id: personId, name: member.name, role: member.role, isClaimed: true };
}

/** Whether a person was in the team at that time, with a PIN or a sign-in. A removal deletes the PIN. */
function hadAccessAt({ createdAt, removedAt, pinHash, userId }: TeamMember, at: number): boolean {
  if (removedAt)
    return Date.parse(createdAt) - clockToleranceMs <= at && at < Date.parse(removedAt);
  const hasKey = pinHash !== undefined || userId !== undefined;
  return hasKey && Date.parse(createdAt) - clockToleranceMs <= at;
}
