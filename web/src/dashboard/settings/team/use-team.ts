import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf, RequestOf } from '../../../lib/api/calls.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

const listCall = 'GET /vendors/{vendorId}/team';
const personCall = '/vendors/{vendorId}/team/{personId}';
const settingsCall = 'PUT /vendors/{vendorId}/team/settings';

export type Person = AnswerOf<typeof listCall>['people'][number];
export type TeamSettings = AnswerOf<typeof listCall>['settings'];
type PersonChange = RequestOf<`PATCH ${typeof personCall}`>['body'];

export function useTeam(vendorId: string) {
  return useApi(listCall, { params: { vendorId } }, { refetchOnMount: 'always' });
}

/** Reads the team again after a change, even after a refused change. */
export function useRefreshTeam(vendorId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: apiKey(listCall, { params: { vendorId } }) });
}

export function useChangePerson(vendorId: string) {
  const refresh = useRefreshTeam(vendorId);
  return useMutation({
    mutationFn: ({ id: personId, ...body }: PersonChange & { id: string }) =>
      callApi(`PATCH ${personCall}`, { params: { vendorId, personId }, body }),
    onSettled: refresh,
  });
}

export function useRemovePerson(vendorId: string) {
  const refresh = useRefreshTeam(vendorId);
  return useMutation({
    mutationFn: ({ id: personId }: Person) =>
      callApi(`DELETE ${personCall}`, { params: { vendorId, personId } }),
    onSettled: refresh,
  });
}

export function useTeamSettings(vendorId: string) {
  const refresh = useRefreshTeam(vendorId);
  return useMutation({
    mutationFn: (body: RequestOf<typeof settingsCall>['body']) =>
      callApi(settingsCall, { params: { vendorId }, body }),
    onSettled: refresh,
  });
}

/** Requests a code that lets a person set a PIN on a device. */
export function useRequestPinCode(vendorId: string) {
  return useMutation({
    mutationFn: async ({ id: personId }: Person) => {
      const endsAt = new Date(serverNow() + deviceCodeMinutes * 60_000);
      const { code } = await callApi(`POST ${personCall}/pin-code`, {
        params: { vendorId, personId },
        idempotencyKey: crypto.randomUUID(),
        quiet: true,
      });
      return { code, endsAt };
    },
  });
}
