import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { enrollDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { newDeviceToken, secretHashOf } from '../identity/device-token.ts';
import { readDevice } from '../identity/devices.table.ts';
import { newDeviceId } from '../ids/new-id.ts';
import { runWithinLimits } from '../limits/run-within-limits.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { assertRoomForDevice } from './create-device-code.ts';
import {
  type CodeUse,
  readDeviceCode,
  readEnrolments,
  redeemDeviceCode,
} from './device-codes.table.ts';
import { toDevice } from './list-devices.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/**
 * Enrols the browser as a device, by a code. After a lost answer, a call with the same key gets the same device and
 * token until the code expires. Wrong codes count towards the limit of the caller's address.
 * Rule: kitchen-10
 */
export function enrollDevice(
  _actor: Actor,
  { body, headers }: Input,
  { sourceIp }: RequestContext,
): Promise<Output> {
  const scope = `device-code:guess:${scopeHash(sourceIp)}`;
  const key = headers['idempotency-key'] ?? randomUUID();
  return runWithinLimits([{ scope, max: 30, windowSeconds: 900 }], () =>
    retryTransaction(() => enroll(body, key)),
  );
}

/** Undefined if the kitchen enrolled another device meanwhile. */
async function enroll({ code, name }: Input['body'], key: string): Promise<Output | undefined> {
  const now = Date.now();
  const codeHash = secretHashOf(code);
  const { vendorId, kind, use: earlierUse } = (await readDeviceCode(codeHash, now)) ?? {};
  if (!vendorId) throw invalidCode();
  addLogKeys({ vendor_id: vendorId });
  if (earlierUse) return replayEnrolment(vendorId, earlierUse, key);
  const enrolments = await readEnrolments(vendorId);
  await assertRoomForDevice(vendorId);
  const use = {
    deviceId: newDeviceId(),
    keyHash: secretHashOf(key),
    seed: randomBytes(32).toString('base64url'),
  };
  const { token, secretHash } = deriveToken(vendorId, use, key);
  const at = new Date(now).toISOString();
  const { deviceId } = use;
  const times = { enrolledAt: at, lastHeardAt: at };
  const number = enrolments + 1;
  const device = { vendorId, deviceId, name, ...(kind && { kind }), number, secretHash, ...times };
  const outcome = await redeemDeviceCode(codeHash, device, use, enrolments, now);
  if (outcome === 'enrolled') return { device: toDevice(device), token };
  if (outcome === 'other-enrolled') return undefined;
  const winner = await readDeviceCode(codeHash, now);
  return replayEnrolment(vendorId, winner?.use, key);
}

/**
 * Answers a repeat with the device that the code has already enrolled.
 * @throws AppError INVALID_DEVICE_CODE for another browser, or if the device was removed
 */
async function replayEnrolment(
  vendorId: string,
  use: CodeUse | undefined,
  key: string,
): Promise<Output> {
  if (use?.keyHash !== secretHashOf(key)) throw invalidCode();
  const device = await readDevice(vendorId, use.deviceId, { ConsistentRead: true });
  if (!device?.secretHash) throw invalidCode();
  return { device: toDevice(device), token: deriveToken(vendorId, use, key).token };
}

function deriveToken(vendorId: string, { deviceId, seed }: CodeUse, key: string) {
  const secret = createHmac('sha256', seed).update(key).digest('base64url');
  return newDeviceToken(vendorId, deviceId, secret);
}

function invalidCode(): AppError {
  return new AppError(
    'INVALID_DEVICE_CODE',
    'This code was used already or has expired. Make a new one in Settings.',
  );
}
