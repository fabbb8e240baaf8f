import { useSession } from '../../account/session/use-session.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';

export const outletsCall = 'GET /outlets';

export type Outlet = AnswerOf<typeof outletsCall>['outlets'][number];

const oneMinuteMs = 60_000;

/** The messes of the sign-in with the figures of today, read each minute. */
export function useOutlets() {
  return useApi(
    outletsCall,
    {},
    { background: true, refetchInterval: oneMinuteMs, select: ({ outlets }) => outlets },
  );
}

/** Whether the signed-in person has several messes. Everyone else sees only the entry in Settings. Rule: outlets-1 */
export function useHasOutlets(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.vendorIds !== undefined;
}
