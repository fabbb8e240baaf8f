import type { logout as contract } from '@thali/shared/auth/logout.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../../http/actor.ts';
import { revokeRefreshToken } from '../cognito/cognito-sign-in.ts';
import { unpackRefreshToken } from './refresh-token.ts';

/** Revokes the refresh token. Safe to repeat; an unknown token is as good as a revoked one. */
export async function logout(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const packed = unpackRefreshToken(body.refreshToken);
  if (packed) await revokeRefreshToken(packed.role, packed.token);
  return { success: true };
}
