import { AppError } from '@thali/shared/http/app-error';
import { cached } from '../table/cached.ts';
import { hasEnded } from './ended-sessions.table.ts';
import { readUser, type UserRow } from './users.table.ts';
import { type AccessToken, tokenInvalid } from './verify-access-token.ts';

const oneMinuteMs = 60_000;

interface Reads {
  user: (userId: string) => Promise<UserRow | undefined>;
  isEnded: (sessionId: string) => Promise<boolean | undefined>;
}

const eventuallyConsistent: Reads = { user: readUser, isEnded: hasEnded };
/** A cache for customers. It saves two reads per call. */
const cachedReads: Reads = {
  user: cached(readUser, oneMinuteMs),
  isEnded: cached(hasEnded, oneMinuteMs),
};
const consistent: Reads = {
  user: (userId) => readUser(userId, { ConsistentRead: true }),
  isEnded: (sessionId) => hasEnded(sessionId, { ConsistentRead: true }),
};

/**
 * Finds the user of a verified token and checks that the session is open. The first read may be stale, so only a
 * consistent read can refuse the token.
 * @param options.allowsTemporaryPassword whether users with a temporary password may make the call
 * @param options.isConsistent makes the first read consistent too
 * @throws AppError TOKEN_INVALID, PASSWORD_CHANGE_REQUIRED
 * Rule: sessions-12, sessions-13
 */
export async function userOfSession(
  token: AccessToken,
  { allowsTemporaryPassword = false, isConsistent = false } = {},
): Promise<UserRow> {
  const fastReads = token.role === 'student' ? cachedReads : eventuallyConsistent;
  const first = await stateOf(token, isConsistent ? consistent : fastReads);
  const state = isOpen(first, allowsTemporaryPassword) ? first : await stateOf(token, consistent);
  if (!state.user) throw tokenInvalid();
  if (isOpen(state, allowsTemporaryPassword)) return state.user;
  throw new AppError('PASSWORD_CHANGE_REQUIRED', 'Please choose your own password first.');
}

interface SessionState {
  /** Undefined if the session has ended or the user no longer exists. */
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
  const isSessionOver = isEnded || (user?.validFrom ?? 0) > issuedAt;
  return { user: isSessionOver ? undefined : user };
}

function isOpen({ user }: SessionState, allowsTemporaryPassword: boolean): boolean {
  return user !== undefined && (allowsTemporaryPassword || !user.mustChangePassword);
}
