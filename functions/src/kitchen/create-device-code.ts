import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import type { createDeviceCode as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import { devicePaths } from '@thali/shared/site/kitchen-path';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { secretHashOf } from '../identity/device-token.ts';
import { readDevices } from '../identity/devices.table.ts';
import { deviceCodeFor } from '../ids/new-id.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { messOrigin } from '../qr/menu-link.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { putDeviceCode, readDeviceCode } from './device-codes.table.ts';

/**
 * Makes a code for one device, and the link that opens the device's screen with the code. A repeat with the same
 * Idempotency-Key gets the same code.
 * Rule: kitchen-10, board-1, counter-1
 */
export async function createDeviceCode(
  _actor: Actor,
  { params: { vendorId }, body: { kind = 'kitchen' } = {}, headers }: InputOf<typeof contract>,
  { viewerHost }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  await countTry({ scope: `device-code:${vendorId}`, max: 30, windowSeconds: 3600 });
  const [vendor] = await Promise.all([readVendor(vendorId), assertRoomForDevice(vendorId)]);
  const origin = vendor && messOrigin(vendor.subdomain, viewerHost);
  if (!origin) throw vendorNotFound();
  const code = deviceCodeFor(vendorId, headers['idempotency-key']);
  const codeHash = secretHashOf(code);
  const now = Date.now();
  const earlier = await readDeviceCode(codeHash, now);
  const expiresAt = earlier?.expiresAt ?? Math.floor(now / 1000) + deviceCodeMinutes * 60;
  if (!earlier) await putDeviceCode(codeHash, { vendorId, kind, expiresAt });
  return {
    code,
    expiresAt: new Date(expiresAt * 1000).toISOString(),
    enrollUrl: `${origin}${devicePaths[kind]}?code=${code}`,
  };
}

const maxDevices = 20;

/** Enrolment checks this again, because the mess may have enrolled other devices since it created the code. */
export async function assertRoomForDevice(vendorId: string): Promise<void> {
  const devices = await readDevices(vendorId);
  if (devices.length < maxDevices) return;
  throw new AppError(
    'TOO_MANY_DEVICES',
    `A kitchen can have ${maxDevices} devices. Remove one that is no longer used.`,
  );
}
