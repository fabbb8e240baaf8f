import { AppError } from '@thali/shared/http/app-error';
import type { User } from '../../http/actor.ts';
import { runWithinLimits } from '../../limits/run-within-limits.ts';
import { revokeRefreshToken, signInByPassword } from '../cognito/cognito-sign-in.ts';
import { passwordLimit } from './password-rule.ts';

/**
 * Checks the password of a signed-in user, because a thief may hold the session.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function assertPassword({ role, userId }: User, password: string): Promise<void> {
  await runWithinLimits([passwordLimit(userId)], async () => {
    const tokens = await signInByPassword(role, userId, password);
    if (!tokens) throw new AppError('WRONG_PASSWORD', 'Your current password is not right.');
    if (tokens.refreshToken) await revokeRefreshToken(role, tokens.refreshToken);
  });
}
