import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type KitchenDevice, readDevice } from './devices.table.ts';
import { tokenInvalid } from './verify-access-token.ts';

const tokenPattern = /^([0-9A-HJKMNP-TV-Z]{10})\.([0-9A-HJKMNP-TV-Z]{12})\.([\w-]{43})$/;

/** A new token of a kitchen device: vendor id, device id and 256 random bits. Rule: kitchen-2 */
export function newDeviceToken(
  vendorId: string,
  deviceId: string,
  secret = randomBytes(32).toString('base64url'),
): { token: string; secretHash: string } {
  return { token: `${vendorId}.${deviceId}.${secret}`, secretHash: secretHashOf(secret) };
}

/** The stored form of a secret. A random secret is too long to guess, so a fast hash is enough. */
export function secretHashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function isDeviceToken(token: string): boolean {
  return tokenPattern.test(token);
}

/**
 * The device of a token. Reads the device on every call, so a removed device loses access at once.
 * @throws AppError TOKEN_INVALID
 */
export async function deviceOfToken(
  token: string,
  { isConsistent = false } = {},
): Promise<KitchenDevice> {
  const [, vendorId, deviceId, secret] = tokenPattern.exec(token) ?? [];
  if (!vendorId || !deviceId || !secret) throw tokenInvalid();
  const device =
    (await readDevice(vendorId, deviceId, { ConsistentRead: isConsistent })) ??
    // The first, eventually consistent read may miss a new device.
    (await readDevice(vendorId, deviceId, { ConsistentRead: true }));
  if (!device?.secretHash || !isSame(secretHashOf(secret), device.secretHash)) throw tokenInvalid();
  return device;
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
