import type { refreshSession as contract } from '@thali/shared/auth/refresh-session.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import { refreshTokens } from '../cognito/cognito-sign-in.ts';
import { unpackRefreshToken } from './refresh-token.ts';

/** Issues a new access token. The refresh token stays the same, so a duplicated tab keeps its session. */
export async function refreshSession(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const packed = unpackRefreshToken(body.refreshToken);
  const tokens = packed && (await refreshTokens(packed.role, packed.token));
  if (!tokens) throw new AppError('SESSION_EXPIRED', 'Please log in again.');
  return { token: tokens.accessToken, refreshToken: body.refreshToken };
}
