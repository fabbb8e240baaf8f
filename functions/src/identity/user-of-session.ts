import { AppError } from '@thali/shared/http/app-error';
import { cached } from '../vendors/cached.ts';
import { hasEnded } from './ended-sessions.table.ts';
import { readUser, type UserRow } from './users.table.ts';
import { type AccessToken, tokenInvalid } from './verify-access-token.ts';

const oneMinuteMs = 60_000;

interface Reads {
  user: (userId: string) => Promise<UserRow | undefined>;
  isEnded: (sessionId: string) => Promise<boolean | undefined>;
}

const now: Reads = { user: readUser, isEnded: hasEnded };
/** What customers do is not worth two reads each time. */
const lately: Reads = {
  user: cached(readUser, oneMinuteMs),
  isEnded: cached(hasEnded, oneMinuteMs),
};
const newest: Reads = {
  user: (userId) => readUser(userId, { ConsistentRead: true }),
  isEnded: (sessionId) => hasEnded(sessionId, { ConsistentRead: true }),
};

/**
 * Whose session a right token belongs to, if it still goes on. A read may be behind by a moment, and nobody is
 * turned away for that: before it refuses, it reads the newest state.
 * @param options.opensLittle  what is asked for is open to a temporary password as well
 * @param options.isNewest  nothing less than the newest state will do
 * @throws AppError TOKEN_INVALID, PASSWORD_CHANGE_REQUIRED
 * Rule: sessions-12, sessions-13
 */
export async function userOfSession(
  token: AccessToken,
  { opensLittle = false, isNewest = false } = {},
): Promise<UserRow> {
  const quick = token.role === 'student' ? lately : now;
  const first = await stateOf(token, isNewest ? newest : quick);
  const state = isOpen(first, opensLittle) ? first : await stateOf(token, newest);
  if (!state.user) throw tokenInvalid();
  if (isOpen(state, opensLittle)) return state.user;
  throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Please choose your own password first.');
}

interface SessionState {
  /** Undefined when the session is over, or its person gone. */
  user: UserRow | undefined;
}

async function stateOf(
  { userId, sessionId, issuedAt }: AccessToken,
  reads: Reads,
): Promise<SessionState> {
  const [user, isEnded] = await Promise.all([
    reads.user(userId),
    sessionId !== undefined && reads.isEnded(sessionId),
  ]);
  const isOver = isEnded || (user?.validFrom ?? 0) > issuedAt;
  return { user: isOver ? undefined : user };
}

function isOpen({ user }: SessionState, opensLittle: boolean): boolean {
  return user !== undefined && (opensLittle || !user.mustChangePassword);
}
