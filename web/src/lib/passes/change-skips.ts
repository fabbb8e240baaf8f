import { callApi } from '../api/call-api.ts';
import type { RequestOf } from '../api/calls.ts';

const path = '/passes/{passId}/skips';

export interface SkipChange {
  passId: string;
  /** False to take skips back. */
  isSkip: boolean;
  body: RequestOf<`PUT ${typeof path}`>['body'];
}

/** Skips meals of a pass, or takes the skips back. Rule: passes-4 */
export function changeSkips({ passId, isSkip, body }: SkipChange) {
  const request = { params: { passId }, body, quiet: true } as const;
  return isSkip ? callApi(`PUT ${path}`, request) : callApi(`DELETE ${path}`, request);
}
