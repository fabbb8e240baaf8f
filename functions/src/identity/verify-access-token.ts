import type { Role } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { busy } from '../aws/transient-faults.ts';
import { config } from '../config.ts';
import { isInRole } from './is-in-role.ts';

export interface AccessToken {
  userId: string;
  role: Role;
  /** All tokens of one sign-in have the same session id. */
  sessionId: string | undefined;
  /** Epoch seconds. */
  issuedAt: number;
  expiresAt: number;
}

/**
 * Checks signature, issuer, use, client and expiry of the user pool's access token. The token's app client determines
 * the role of the session. The user must have this role.
 * @throws AppError TOKEN_INVALID; SERVICE_BUSY if the pool's keys are unreachable
 */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  const claims = await verifier()
    .verify(token)
    .catch((cause: unknown) => {
      throw isOutage(cause) ? busy(cause) : tokenInvalid(cause);
    });
  const role = roleOfClient(claims.client_id);
  if (!role || !isInRole(role, claims['cognito:groups'])) throw tokenInvalid();
  const { username: userId, origin_jti: sessionId, iat: issuedAt, exp: expiresAt } = claims;
  return { userId, role, sessionId, issuedAt, expiresAt };
}

export function tokenInvalid(cause?: unknown): AppError {
  return new AppError('TOKEN_INVALID', 'Please log in again.', { cause });
}

/** A failed read of the key set must not sign users out. */
function isOutage(cause: unknown): boolean {
  return cause instanceof FetchError || cause instanceof JwksValidationError;
}

function roleOfClient(clientId: string): Role | undefined {
  const { student, vendor, admin } = config.clientIds;
  if (clientId === student) return 'student';
  if (clientId === vendor) return 'vendor';
  if (clientId === admin) return 'admin';
  return undefined;
}

function createVerifier() {
  return CognitoJwtVerifier.create(
    {
      userPoolId: config.userPoolId,
      tokenUse: 'access',
      clientId: Object.values(config.clientIds),
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchJwks } }) },
  );
}

let cachedVerifier: ReturnType<typeof createVerifier> | undefined;
function verifier() {
  cachedVerifier ??= createVerifier();
  return cachedVerifier;
}

async function fetchJwks(): Promise<ArrayBuffer> {
  const url = config.jwksUrl;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(`The key set answered ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (error) {
    throw new FetchError(url, error);
  }
}
