import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { callApi } from '../../lib/api/call-api.ts';
import type { AnswerOf, CallKey } from '../../lib/api/calls.ts';
import type { LiveProof } from '../../lib/live/live-types.ts';

/**
 * How the kitchen calls the API: as who is signed in.
 * @throws as `callApi`
 */
export function kitchenCall<Key extends CallKey>(
  key: Key,
  call: Parameters<typeof callApi<Key>>[1],
): Promise<AnswerOf<Key>> {
  return callApi(key, call);
}

/** What the kitchen joins the live link with. */
export async function kitchenProof(): Promise<LiveProof> {
  return { token: await requiredAccessToken() };
}
