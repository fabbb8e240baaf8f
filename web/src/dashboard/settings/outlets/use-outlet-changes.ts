import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignInRole } from '@thali/shared/http/rights';
import { deviceCodeMinutes } from '@thali/shared/kitchen/device-code';
import { changeUser } from '../../../account/session/change-user.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { apiKey } from '../../../lib/data/api-query.ts';
import { readSession } from '../../../lib/session/stored-session.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

type Answer = AnswerOf<'GET /outlets'>;

/** Requests a code with which another sign-in joins this mess. */
export function useRequestOutletCode(vendorId: string) {
  return useMutation({
    mutationFn: async (role: SignInRole) => {
      const endsAt = new Date(serverNow() + deviceCodeMinutes * 60_000);
      const { code } = await callApi('POST /vendors/{vendorId}/outlet-codes', {
        params: { vendorId },
        body: { role },
        idempotencyKey: crypto.randomUUID(),
        quiet: true,
      });
      return { code, endsAt };
    },
  });
}

export function useJoinOutlet() {
  const store = useStoreOutlets();
  return useMutation({
    mutationFn: (body: { code: string }) =>
      callApi('POST /outlets', { body, idempotencyKey: crypto.randomUUID(), quiet: true }),
    onSuccess: store,
  });
}

export function useLeaveOutlet() {
  const store = useStoreOutlets();
  return useMutation({
    mutationFn: (vendorId: string) =>
      callApi('DELETE /outlets/{vendorId}', { params: { vendorId }, quiet: true }),
    onSuccess: store,
  });
}

/** Stores the new list in the cache and in the session, so that the header shows or hides it. */
function useStoreOutlets() {
  const client = useQueryClient();
  return (answer: Answer) => {
    client.setQueryData(apiKey('GET /outlets', {}), answer);
    const { user } = readSession() ?? {};
    const vendorIds = answer.outlets.map(({ vendor }) => vendor.id);
    // A left mess stays the mess of this tab until the caller switches.
    const isCurrent = user?.vendorId && vendorIds.includes(user.vendorId);
    if (user && isCurrent)
      changeUser(user.id, { vendorIds: vendorIds.length > 1 ? vendorIds : undefined });
  };
}
