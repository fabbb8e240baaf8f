import { isRecord } from '@thali/shared/http/is-record';
import { get, set } from '../../lib/state/key-value-store.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { readDevice, storedKitchenKey } from '../device/stored-device.ts';

interface StoredScreen<T> {
  data: T;
  /** `serverNow()` of the last response or change. */
  seenAt: number;
}

/** Ignores older data, because guests have collected those orders and the mess serves another meal. */
const maxAgeMs = 12 * 60 * 60 * 1000;

interface Schema<T> {
  safeParse: (data: unknown) => { data?: T | undefined };
}

/** The last data of this view that the device stored, for a start without a network. Rule: board-6 */
export async function readStoredScreen<T>(schema: Schema<T>): Promise<StoredScreen<T> | undefined> {
  const device = await readDevice();
  const storedScreen = await get<unknown>(storedKitchenKey).catch(() => undefined);
  const { deviceId, keptAt, data } = isRecord(storedScreen) ? storedScreen : {};
  const screen = schema.safeParse(data).data;
  const seenAt = Number(keptAt);
  const isOurs = device !== undefined && deviceId === device.deviceId;
  return isOurs && screen && serverNow() - seenAt < maxAgeMs ? { data: screen, seenAt } : undefined;
}

export async function storeScreen({ data, seenAt }: StoredScreen<unknown>): Promise<void> {
  const device = await readDevice();
  if (device?.kind !== 'board') return;
  const stored = { deviceId: device.deviceId, keptAt: seenAt, data };
  await set(storedKitchenKey, stored).catch(() => undefined);
}
