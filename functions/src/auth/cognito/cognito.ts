import {
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requestHandler, translateTransientFaults } from '../../aws/transient-faults.ts';

/** One client for all modules that speak to the user pool. A passing fault becomes SERVICE_BUSY (503). */
export const cognito = new CognitoIdentityProviderClient({ requestHandler });
translateTransientFaults(cognito);

/**
 * For the steps of a challenge. Each waits for our triggers, which may just be starting, and a session is taken once:
 * the repeat of a slow step would be refused, as if there were no account. Rule: accounts-38
 */
export const challenges = new CognitoIdentityProviderClient({
  requestHandler: { ...requestHandler, requestTimeout: 8000 },
  maxAttempts: 1,
});
translateTransientFaults(challenges);

const refusals = new Set([
  'InvalidParameterException',
  'PasswordResetRequiredException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
]);

/** What the pool refuses for what somebody sent is no fault: the answer is undefined. */
export async function refusedAsUndefined<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) {
      return undefined;
    }
    if (error instanceof Error && refusals.has(error.name)) return undefined;
    throw error;
  }
}
