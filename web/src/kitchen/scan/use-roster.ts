import { isRecord } from '@thali/shared/http/is-record';
import { getRoster } from '@thali/shared/passes/roster.contract';
import { toIst } from '@thali/shared/time/ist';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/data/use-api.ts';
import { get, set } from '../../lib/state/key-value-store.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { kitchenCall } from '../device/kitchen-call.ts';
import { readDevice, storedRosterKey } from '../device/stored-device.ts';
import type { Roster } from './judge-code.ts';

const call = 'GET /vendors/{vendorId}/meals/roster';
const refetchMs = 60_000;

/**
 * Today's members, or the members that this device stored today. Only an enrolled device stores them, because they
 * contain keys. Rule: passes-8
 */
export function useRoster(vendorId: string) {
  const [storedRoster, setStoredRoster] = useState<Roster>();
  const request = { params: { vendorId } };
  const reading = useApi(call, request, {
    read: (options) => kitchenCall(call, { ...request, ...options }),
    refetchOnMount: 'always',
    refetchInterval: refetchMs,
    background: true,
    gcTime: 0,
  });
  const { data } = reading;
  useEffect(() => {
    if (data) void store(vendorId, data);
    else void readStored(vendorId).then((roster) => roster && setStoredRoster(roster));
  }, [vendorId, data]);
  return { reading, roster: data ?? storedRoster };
}

async function store(vendorId: string, roster: Roster): Promise<void> {
  const device = await readDevice();
  if (device?.vendorId !== vendorId) return;
  await set(storedRosterKey, { vendorId, deviceId: device.deviceId, roster }).catch(
    () => undefined,
  );
}

/** The roster of another day is useless, because its keys have changed. */
async function readStored(vendorId: string): Promise<Roster | undefined> {
  const [stored, device] = await Promise.all([
    get<unknown>(storedRosterKey).catch(() => undefined),
    readDevice(),
  ]);
  if (!isRecord(stored) || stored.vendorId !== vendorId) return undefined;
  if (!device || stored.deviceId !== device.deviceId) return undefined;
  const roster = getRoster.response.safeParse(stored.roster).data;
  return roster?.date === toIst(new Date(serverNow())).date ? roster : undefined;
}
