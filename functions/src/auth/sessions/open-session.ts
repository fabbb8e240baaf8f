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

/** A session by password; undefined when it is wrong or the role is not held. */
export async function openSessionByPassword(
  role: Role,
  user: UserRow,
  password: string,
): Promise<Session | undefined> {
  return toSession(role, user, await signInByPassword(role, user.id, password));
}

/** A session for a user whom our own server has checked; undefined when the role is not held. */
export async function openSessionByProof(role: Role, user: UserRow): Promise<Session | undefined> {
  const proof = randomBytes(32).toString('base64url');
  await writeProof(user.id, proof);
  return toSession(role, user, await signInByProof(role, user.id, proof));
}

/** What a sign-in answers. Tokens of a role that is not held end here. */
export async function toSession(
  role: Role,
  user: UserRow | undefined,
  tokens: CognitoTokens | undefined,
): Promise<Session | undefined> {
  if (!tokens?.refreshToken) return undefined;
  if (!user || !(await holdsRole(tokens.accessToken))) {
    await revokeRefreshToken(role, tokens.refreshToken);
    return undefined;
  }
  return {
    token: tokens.accessToken,
    refreshToken: packRefreshToken(role, tokens.refreshToken),
    user: toUser(user, role),
  };
}

/** A token that can't be checked just now says nothing about its owner, and ends the attempt. */
async function holdsRole(accessToken: string): Promise<boolean> {
  try {
    await verifyAccessToken(accessToken);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') return false;
    throw error;
  }
}
