import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

const listCall = 'GET /vendors/{vendorId}/kitchen-devices';

export type Device = AnswerOf<typeof listCall>['devices'][number];

const defaultPollMs = 60_000;

/** Reads the kitchen's devices. Pass a shorter `pollMs` while a new device must appear soon. */
export function useKitchenDevices(vendorId: string, pollMs = defaultPollMs) {
  const request = { params: { vendorId } };
  return useApi(listCall, request, {
    select: ({ devices }) => devices,
    refetchOnMount: 'always',
    refetchInterval: pollMs,
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

/** Reads the list again even after a failure, because another person may have removed the device. */
export function useRemoveDevice(vendorId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id: deviceId }: Device) =>
      callApi('DELETE /vendors/{vendorId}/kitchen-devices/{deviceId}', {
        params: { vendorId, deviceId },
      }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: apiKey(listCall, { params: { vendorId } }) }),
  });
}

/**
 * Requests a code for a new device, with its link as a QR code. A TV with the menu enrols as a ready board with another
 * view.
 */
export function useRequestDeviceCode(vendorId: string, screen: Device['kind'] | 'menu') {
  const isMenu = screen === 'menu';
  return useMutation({
    mutationFn: async () => {
      const path = 'POST /vendors/{vendorId}/kitchen-devices/codes';
      const { drawQr } = await import('../../../lib/ui/qr/draw-qr.ts');
      const endsAt = new Date(serverNow() + deviceCodeMinutes * 60_000);
      const deviceCode = await callApi(path, {
        params: { vendorId },
        body: { kind: isMenu ? 'board' : screen },
        idempotencyKey: crypto.randomUUID(),
        quiet: true,
      });
      return {
        ...{ ...deviceCode, isMenu, endsAt },
        picture: await drawQr(`${deviceCode.enrollUrl}${isMenu ? '&view=menu' : ''}`, {
          widthPx: 512,
        }),
      };
    },
  });
}
