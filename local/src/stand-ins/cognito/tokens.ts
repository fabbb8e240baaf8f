import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { type JWTPayload, SignJWT } from 'jose';
import type { StateTable } from '../../engines/state-table.ts';
import { cognitoError } from './cognito-error.ts';
import type { SigningKey } from './signing-key.ts';
import { accessTokenSeconds, issuer, refreshTokenSeconds } from './user-pool.ts';
import { epochSeconds, type PoolUser } from './users.ts';

/** The common data of all tokens of a sign-in. */
export interface SignIn {
  username: string;
  clientId: string;
  /** Epoch seconds. */
  authTime: number;
  originJti: string;
  /** The user's `signOuts` at the sign-in. The next global sign-out ends the session. */
  signOuts?: number | undefined;
}

interface RefreshToken extends SignIn {
  expiresAt: number;
}

export interface Tokens {
  /** Issues the tokens of a new sign-in. */
  issue(user: PoolUser, clientId: string): Promise<AuthenticationResultType>;
  /** @throws ServiceError NotAuthorizedException if the token is unknown, expired, revoked or of another client */
  signInOf(refreshToken: string, clientId: string): Promise<SignIn>;
  /** Issues new tokens of a sign-in. The refresh token stays the same. */
  renew(user: PoolUser, signIn: SignIn): Promise<AuthenticationResultType>;
  revoke(refreshToken: string, clientId: string): Promise<void>;
}

export function openTokens(state: StateTable, key: SigningKey): Tokens {
  async function sign(user: PoolUser, signIn: SignIn): Promise<AuthenticationResultType> {
    const now = epochSeconds();
    const common = commonClaims(user, signIn, now);
    return {
      AccessToken: await signJwt(key, { ...common, ...accessClaims(user, signIn) }),
      IdToken: await signJwt(key, { ...common, ...idClaims(user, signIn) }),
      ExpiresIn: accessTokenSeconds,
      TokenType: 'Bearer',
    };
  }

  async function readRefreshToken(token: string): Promise<RefreshToken | undefined> {
    const stored = await state.read<RefreshToken>(keyOf(token));
    return stored && stored.expiresAt > epochSeconds() ? stored : undefined;
  }

  return {
    issue: async (user, clientId) => {
      const { username, signOuts } = user;
      const session = { authTime: epochSeconds(), originJti: randomUUID() };
      const signIn = { username, clientId, signOuts, ...session };
      const refreshToken = randomBytes(48).toString('base64url');
      const expiresAt = signIn.authTime + refreshTokenSeconds;
      await state.write(keyOf(refreshToken), { ...signIn, expiresAt });
      return { ...(await sign(user, signIn)), RefreshToken: refreshToken };
    },
    signInOf: async (token, clientId) => {
      const stored = await readRefreshToken(token);
      if (stored?.clientId === clientId) return stored;
      throw cognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    },
    renew: sign,
    revoke: async (token, clientId) => {
      const stored = await readRefreshToken(token);
      if (stored && stored.clientId !== clientId) {
        throw cognitoError('UnauthorizedException', 'Invalid client for this token');
      }
      await state.take(keyOf(token));
    },
  };
}

function signJwt(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.keyId })
    .sign(key.privateKey);
}

function commonClaims(user: PoolUser, signIn: SignIn, now: number): JWTPayload {
  return {
    sub: user.sub,
    ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
    iss: issuer,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: signIn.authTime,
    exp: now + accessTokenSeconds,
    iat: now,
    jti: randomUUID(),
  };
}

function accessClaims(user: PoolUser, signIn: SignIn): JWTPayload {
  return {
    client_id: signIn.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: user.username,
  };
}

function idClaims(user: PoolUser, signIn: SignIn): JWTPayload {
  const attributes = Object.entries(user.attributes).map(([name, value]) =>
    name.endsWith('_verified') ? [name, value === 'true'] : [name, value],
  );
  return {
    ...Object.fromEntries(attributes),
    aud: signIn.clientId,
    token_use: 'id',
    'cognito:username': user.username,
  };
}

function keyOf(refreshToken: string): string {
  return `REFRESH#${createHash('sha256').update(refreshToken).digest('base64url')}`;
}
