import {
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requestHandler, translateTransientFaults } from '../../aws/transient-faults.ts';

/** The client of all modules that call the user pool. A temporary fault becomes SERVICE_BUSY (503). */
export const cognito = new CognitoIdentityProviderClient({ requestHandler });
translateTransientFaults(cognito);

/**
 * The client for the steps of a challenge. This client waits longer, because our triggers may still be starting. It never retries, because a session works once: a repeated step would look like an unknown account.
 * Rule: accounts-38
 */
export const challengeClient = new CognitoIdentityProviderClient({
  requestHandler: { ...requestHandler, requestTimeout: 8000 },
  maxAttempts: 1,
});
translateTransientFaults(challengeClient);

const refusals = new Set([
  'InvalidParameterException',
  'PasswordResetRequiredException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
]);

/** Returns undefined if Cognito refuses the user's input. Throws all other errors. */
export async function undefinedIfRefused<T>(call: () => Promise<T>): Promise<T | undefined> {
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
