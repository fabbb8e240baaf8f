import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { reportDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Actor } from '../http/actor.ts';
import { notAllowed } from '../http/authorize.ts';
import { recordReport } from '../identity/devices.table.ts';
import { tokenInvalid } from '../identity/verify-access-token.ts';
import { toDevice } from './list-devices.ts';

/**
 * Stores when the device last reported, its battery if the browser reveals it, and a newly chosen language.
 * Rule: kitchen-12, kitchen-15
 */
export async function reportDevice(
  actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!('deviceId' in actor)) throw notAllowed();
  const { batteryPercent = null, isCharging = null, asksForPins = false, language } = body;
  const lastHeardAt = new Date().toISOString();
  const report = { lastHeardAt, batteryPercent, isCharging, asksForPins, language };
  const device = await recordReport(actor.vendorId, actor.deviceId, report);
  if (!device) throw tokenInvalid();
  return { device: toDevice(device) };
}
