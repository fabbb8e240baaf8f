import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listTeam as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { readOwnTeam, toPerson } from './own-team.ts';

export async function listTeam(
  actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const [vendor, team] = await Promise.all([readVendor(vendorId), readOwnTeam(actor, vendorId)]);
  if (!vendor) throw vendorNotFound();
  return {
    people: team.map((member) => toPerson(member, actor)),
    settings: vendor.settings.team ?? { pin: 'off' },
  };
}
