import type { logout as contract } from '@thali/shared/auth/logout.contract';
import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import { recordSessionEnd } from '../../identity/ended-sessions.table.ts';
import { type AccessToken, verifyAccessToken } from '../../identity/verify-access-token.ts';
import { closeConnections } from '../../live/close-connections.ts';
import { refreshTokens, revokeRefreshToken } from '../cognito/cognito-sign-in.ts';
import { unpackRefreshToken } from './refresh-token.ts';

/**
 * Ends one session of a user, by its refresh token. Safe to repeat: an unknown token counts as revoked.
 * Rule: sessions-10
 */
export async function logout(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const packed = unpackRefreshToken(body.refreshToken);
  if (packed) await endSession(packed.role, packed.token);
  return { success: true };
}

async function endSession(role: Role, refreshToken: string): Promise<void> {
  try {
    const session = await sessionOf(role, refreshToken);
    if (!session?.sessionId) return;
    await recordSessionEnd(session.sessionId);
    await closeConnections(session.userId, session.sessionId);
  } finally {
    await revokeRefreshToken(role, refreshToken);
  }
}

/** A refresh token does not name its user and session, but an access token made from it does. */
async function sessionOf(role: Role, refreshToken: string): Promise<AccessToken | undefined> {
  const tokens = await refreshTokens(role, refreshToken);
  if (!tokens) return undefined;
  return verifyAccessToken(tokens.accessToken).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') return undefined;
    throw error;
  });
}
