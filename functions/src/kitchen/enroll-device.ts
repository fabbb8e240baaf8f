import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { enrollDevice as contract } from '@thali/shared/kitchen/kitchen-devices.contract';
import { guardTries } from '../auth/limits/guard-tries.ts';
import { scopeHash } from '../auth/limits/scope-hash.ts';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { newDeviceId } from '../ids/new-id.ts';
import { noteForLog } from '../logs/log-context.ts';
import { assertRoomForDevice } from './assert-room-for-device.ts';
import { readDeviceCode, useDeviceCode } from './device-codes.table.ts';
import { newDeviceToken, secretHashOf } from './device-token.ts';
import { toDevice } from './to-device.ts';

type Input = InputOf<typeof contract>;
type Output = OutputOf<typeof contract>;

/** The browser that brings the code becomes the device. Wrong ones count towards their address. Rule: kitchen-10 */
export function enrollDevice(
  _actor: Actor,
  { body }: Input,
  { sourceIp }: RequestContext,
): Promise<Output> {
  const scope = `device-code:guess:${scopeHash(sourceIp)}`;
  return guardTries([{ scope, most: 30, windowSeconds: 900 }], () => enroll(body));
}

async function enroll({ code, name }: Input['body']): Promise<Output> {
  const now = Date.now();
  const codeHash = secretHashOf(code);
  const vendorId = await readDeviceCode(codeHash, now);
  if (!vendorId) throw invalidCode();
  noteForLog({ vendor_id: vendorId });
  await assertRoomForDevice(vendorId);
  const deviceId = newDeviceId();
  const { token, secretHash } = newDeviceToken(vendorId, deviceId);
  const at = new Date(now).toISOString();
  const device = { vendorId, deviceId, name, secretHash, enrolledAt: at, lastHeardAt: at };
  if (!(await useDeviceCode(codeHash, device, now))) throw invalidCode();
  return { device: toDevice(device), token };
}

function invalidCode(): AppError {
  return new AppError(
    'INVALID_DEVICE_CODE',
    'This code was used already or has expired. Make a new one in Settings.',
  );
}
