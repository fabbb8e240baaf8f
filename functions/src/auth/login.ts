import { createHash } from 'node:crypto';
import type { login as contract } from '@thali/shared/auth/login.contract';
import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { revokeRefreshToken, signInByPassword } from './cognito.ts';
import { countTry, forgiveTry } from './rate-limits.table.ts';
import { packRefreshToken } from './refresh-token.ts';
import { toUser } from './to-user.ts';
import { readUser, readUserIdByEmail } from './users.table.ts';
import { verifyAccessToken } from './verify-access-token.ts';

/**
 * Signs in as one role. Unknown accounts, wrong passwords and roles that are not held answer alike;
 * only failures count towards the limits per account and per address.
 */
export async function login(
  _actor: Actor,
  { body }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const limits = [
    { scope: `login:account:${hash(body.email)}`, most: 10, windowSeconds: 900 },
    { scope: `login:address:${hash(context.sourceIp)}`, most: 100, windowSeconds: 900 },
  ];
  for (const limit of limits) await countTry(limit);

  // An unknown address goes through Cognito too, so that it takes as long as a known one.
  const userId = (await readUserIdByEmail(body.email)) ?? `nobody-${hash(body.email)}`;
  const tokens = await signInByPassword(body.role, userId, body.password);
  if (!tokens?.refreshToken) throw refused();

  const holdsRole = await verifyAccessToken(tokens.accessToken).then(
    () => true,
    () => false,
  );
  const user = await readUser(userId);
  if (!holdsRole || !user) {
    await revokeRefreshToken(body.role, tokens.refreshToken);
    throw refused();
  }
  await Promise.all(limits.map((limit) => forgiveTry(limit)));
  return {
    token: tokens.accessToken,
    refreshToken: packRefreshToken(body.role, tokens.refreshToken),
    user: toUser(user, body.role),
  };
}

function refused(): AppError {
  return new AppError('INVALID_CREDENTIALS', 'Login failed. Please check your credentials.');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
