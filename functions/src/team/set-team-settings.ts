import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { hasRight } from '@thali/shared/http/rights';
import type { setTeamSettings as contract } from '@thali/shared/team/team.contract';
import type { Actor } from '../http/actor.ts';
import { type KitchenDevice, readDevices } from '../identity/devices.table.ts';
import { changeVendor } from '../vendors/change-vendor.table.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { readOwnTeam } from './own-team.ts';

export async function setTeamSettings(
  actor: Actor,
  { params: { vendorId }, body: { pin, askAbove } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (pin !== 'off') await assertReady(actor, vendorId);
  const settings = { pin, ...(askAbove !== null && { askAbove }) };
  const vendor = await changeVendor(vendorId, { 'settings.team': settings });
  if (!vendor) throw vendorNotFound();
  return { settings };
}

/** @throws AppError PIN_MISSING, DEVICES_OUTDATED */
async function assertReady(actor: Actor, vendorId: string): Promise<void> {
  const [team, devices] = await Promise.all([readOwnTeam(actor, vendorId), readDevices(vendorId)]);
  if (!team.some(({ role, pinHash }) => pinHash && hasRight(role, 'cancel'))) {
    throw new AppError('PIN_MISSING', 'First a manager or owner sets a PIN on a kitchen device.');
  }
  const names = devices.filter(isOutdated).map(({ name }) => name);
  if (names.length === 0) return;
  throw new AppError('DEVICES_OUTDATED', `Open the screen again on: ${names.join(', ')}`, {
    data: { devices: names },
  });
}

const dayMs = 86_400_000;

/** A device that was silent for a day gets the new release when it opens its screen again. */
function isOutdated({ kind = 'kitchen', asksForPins, lastHeardAt }: KitchenDevice): boolean {
  return kind !== 'board' && !asksForPins && Date.parse(lastHeardAt) > Date.now() - dayMs;
}
