import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { isRefetch } from '../../../lib/api/is-refetch.ts';
import { recoverAfterMs } from '../../../lib/api/recover-after.ts';

export type Device = AnswerOf<'GET /vendors/{vendorId}/kitchen-devices'>['devices'][number];

const usualMs = 60_000;

function keyOf(vendorId: string) {
  return ['kitchen-devices', vendorId] as const;
}

/** The devices of the kitchen; asked for more often while one is awaited. */
export function useKitchenDevices(vendorId: string, pollMs = usualMs) {
  return useQuery({
    queryKey: keyOf(vendorId),
    queryFn: async ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const call = { params: { vendorId }, signal, quiet: true, background };
      return (await callApi('GET /vendors/{vendorId}/kitchen-devices', call)).devices;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => recoverAfterMs(state) || pollMs,
  });
}

export function useRingDevice(vendorId: string) {
  return useMutation({
    mutationFn: ({ id: deviceId }: Device) =>
      callApi('POST /vendors/{vendorId}/kitchen-devices/{deviceId}/ring', {
        params: { vendorId, deviceId },
      }),
  });
}

/** Whatever came of it, the list is read again: somebody else may have removed the device. */
export function useRemoveDevice(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: deviceId }: Device) =>
      callApi('DELETE /vendors/{vendorId}/kitchen-devices/{deviceId}', {
        params: { vendorId, deviceId },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(vendorId) }),
  });
}

/** A fresh code, with its link as a picture, and its end by this device's own clock, however wrong that is. */
export function useDeviceCode(vendorId: string, kind: Device['kind']) {
  return useMutation({
    mutationFn: async () => {
      const path = 'POST /vendors/{vendorId}/kitchen-devices/codes';
      const { drawQr } = await import('../../../lib/ui/qr/draw-qr.ts');
      const endsAt = new Date(Date.now() + deviceCodeMinutes * 60_000);
      const made = await callApi(path, { params: { vendorId }, body: { kind }, quiet: true });
      return { ...made, endsAt, picture: await drawQr(made.enrollUrl, { widthPx: 512 }) };
    },
  });
}
