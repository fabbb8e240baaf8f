import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../secrets/order-secret.ts';

/** A browser, and a signature for each account that has signed in on it. Rule: accounts-37 */
export interface Device {
  id: string;
  signatures: readonly string[];
}

const cookieName = 'thali_device';
const validSeconds = 180 * 24 * 3600;
/** Several people may share a counter's computer. */
const maxAccounts = 5;
const shape = /^[\w-]{22}(\.[0-9a-z]{1,8}~[\w-]{22}){0,5}$/;

export function newDevice(): Device {
  return { id: randomBytes(16).toString('base64url'), signatures: [] };
}

/** The device that sent a request; undefined for a client without our cookie. */
export function deviceOf(cookies: Readonly<Record<string, string>>): Device | undefined {
  const value = cookies[cookieName];
  if (value === undefined || !shape.test(value)) return undefined;
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures };
}

/**
 * The cookie of a device. The cookie grants no access. It only separates the owner's attempts from the attempts of
 * strangers. Browsers send it only to `/api/auth`.
 */
export function deviceCookie({ id, signatures }: Device): string {
  return `${cookieName}=${[id, ...signatures].join('.')}; Path=/api/auth; Max-Age=${validSeconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** Whether an account has signed in on a device within 180 days. */
export async function isKnown(device: Device, userId: string, now = Date.now()): Promise<boolean> {
  const key = await deriveKey('device');
  return device.signatures.some((signature) => {
    const [expiresAt = ''] = signature.split('~');
    return (
      Number.parseInt(expiresAt, 36) * 1000 > now &&
      isSignatureOf(signature, key, device.id, userId)
    );
  });
}

/** The device after a sign-in. Beyond the maximum it drops the account with the oldest sign-in. */
export async function withAccount(
  device: Device,
  userId: string,
  now = Date.now(),
): Promise<Device> {
  const key = await deriveKey('device');
  const signature = signatureOf(key, device.id, userId, Math.floor(now / 1000) + validSeconds);
  const otherSignatures = device.signatures.filter(
    (candidate) => !isSignatureOf(candidate, key, device.id, userId),
  );
  return { id: device.id, signatures: [signature, ...otherSignatures].slice(0, maxAccounts) };
}

function isSignatureOf(signature: string, key: Buffer, deviceId: string, userId: string): boolean {
  const [expiresAt = ''] = signature.split('~');
  const expected = Buffer.from(signatureOf(key, deviceId, userId, Number.parseInt(expiresAt, 36)));
  const actual = Buffer.from(signature);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

function signatureOf(key: Buffer, deviceId: string, userId: string, expiresAt: number): string {
  const text = [deviceId, userId, expiresAt].join('|');
  const mac = createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
  return `${expiresAt.toString(36)}~${mac}`;
}
