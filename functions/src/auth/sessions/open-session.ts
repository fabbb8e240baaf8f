import { randomBytes } from 'node:crypto';
import type { Role, Session } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { UserRow } from '../../identity/users.table.ts';
import { verifyAccessToken } from '../../identity/verify-access-token.ts';
import {
  type CognitoTokens,
  revokeRefreshToken,
  signInByPassword,
  signInByProof,
} from '../cognito/cognito-sign-in.ts';
import { toUser } from '../users/to-user.ts';
import { packRefreshToken } from './refresh-token.ts';
import { writeProof } from './sign-in-proofs.table.ts';

/** Opens a session by password. Undefined for a wrong password or a missing role. */
export async function openSessionByPassword(
  role: Role,
  user: UserRow,
  password: string,
): Promise<Session | undefined> {
  return toSession(role, user, await signInByPassword(role, user.id, password));
}

/** Opens a session for a user whom our own server has checked. Undefined if the role is missing. */
export async function openSessionByProof(role: Role, user: UserRow): Promise<Session | undefined> {
  const proof = randomBytes(32).toString('base64url');
  await writeProof(user.id, proof);
  return toSession(role, user, await signInByProof(role, user.id, proof));
}

/** Builds the answer of a sign-in. Revokes the tokens if the user lacks the role. */
export async function toSession(
  role: Role,
  user: UserRow | undefined,
  tokens: CognitoTokens | undefined,
): Promise<Session | undefined> {
  if (!tokens?.refreshToken) return undefined;
  if (!user || !(await hasRole(tokens.accessToken))) {
    await revokeRefreshToken(role, tokens.refreshToken);
    return undefined;
  }
  return {
    token: tokens.accessToken,
    refreshToken: packRefreshToken(role, tokens.refreshToken),
    user: toUser(user, role),
  };
}

/** @throws any error of the check except a refused token */
async function hasRole(accessToken: string): Promise<boolean> {
  try {
    await verifyAccessToken(accessToken);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') return false;
    throw error;
  }
}
